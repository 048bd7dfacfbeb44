/** Aborted by whoever asked, or so many milliseconds from now; a browser without `any` knows the deadline alone. */
export function withDeadline(milliseconds: number, asker?: AbortSignal): AbortSignal {
  const deadline = AbortSignal.timeout(milliseconds)
  return asker && 'any' in AbortSignal ? AbortSignal.any([asker, deadline]) : deadline
}
