import type { AppFailure } from '#api/site/failures.ts'

/** Per visit. */
const maxFailures = 20
const maxCounted = 1000
const delayMs = 10_000

interface Sending {
  /** False delays the batch. */
  readonly maySend: () => boolean
  readonly send: (failures: AppFailure[]) => void
}

/** Collects failures, counting repeats, and sends them ten seconds after the first. */
export function failureBatch({ maySend, send }: Sending) {
  const waiting = new Map<string, AppFailure>()
  let sent = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (waiting.size === 0 || !maySend()) return
    const failures = [...waiting.values()]
    sent += failures.length
    waiting.clear()
    send(failures)
  }
  return {
    note(failure: Omit<AppFailure, 'count'>) {
      const key = JSON.stringify(failure)
      const known = waiting.get(key)
      if (!known && sent + waiting.size >= maxFailures) return
      waiting.set(key, { ...failure, count: Math.min(maxCounted, (known?.count ?? 0) + 1) })
      timer ??= setTimeout(flush, delayMs)
    },
    flush,
  }
}
