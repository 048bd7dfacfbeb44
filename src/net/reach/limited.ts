import { leastPause } from '#device/traffic/retryAfter.ts'
import { Failure } from '#net/failure.ts'

const limited = new Map<string, { readonly failure: Failure; readonly until: number }>()

/**
 * What was refused above a limit is refused by itself for as long as the platform says, and for ten seconds where it
 * does not: whatever asks for it again, polling, a return to the page or a press, sends nothing.
 */
export async function unlessLimited<T>(key: string, ask: () => Promise<T>): Promise<T> {
  for (const [past, { until }] of limited) if (until <= performance.now()) limited.delete(past)
  const before = limited.get(key)
  if (before) throw before.failure
  try {
    return await ask()
  } catch (thrown) {
    const again = thrown instanceof Failure ? thrown.again : undefined
    if (thrown instanceof Failure && again !== undefined) {
      const until = again === Infinity ? performance.now() + leastPause : again
      limited.set(key, { failure: thrown, until })
    }
    throw thrown
  }
}
