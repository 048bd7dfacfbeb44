/** Aborts after the given time, or together with `asker`. Without AbortSignal.any only the deadline counts. */
export function withDeadline(milliseconds: number, asker?: AbortSignal): AbortSignal {
  const deadline = AbortSignal.timeout(milliseconds)
  return asker && 'any' in AbortSignal ? AbortSignal.any([asker, deadline]) : deadline
}
