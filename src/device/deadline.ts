/** Aborts after the given time, or together with `asker`. Without AbortSignal.any only the deadline counts. */
export function withDeadline(milliseconds: number, asker?: AbortSignal): AbortSignal {
  const deadline = AbortSignal.timeout(milliseconds)
  return asker && 'any' in AbortSignal ? AbortSignal.any([asker, deadline]) : deadline
}

/** Undefined as soon as the signal aborts. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const giveUp = () => resolve(undefined)
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    promise.then(resolve, reject)
  })
}
