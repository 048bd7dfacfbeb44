import { minPause } from '#device/traffic/response.ts'
import { Failure } from '#net/failure.ts'

const limited = new Map<string, { readonly failure: Failure; readonly until: number }>()

/**
 * After a rate limit (429), refuses the same request without sending it, for as long as the platform says or else for
 * ten seconds, whether polling, a return to the page or a press asks for it.
 */
export async function unlessLimited<T>(key: string, send: () => Promise<T>): Promise<T> {
  for (const [past, { until }] of limited) if (until <= performance.now()) limited.delete(past)
  const before = limited.get(key)
  if (before) throw before.failure
  try {
    return await send()
  } catch (thrown) {
    const again = thrown instanceof Failure ? thrown.again : undefined
    if (thrown instanceof Failure && again !== undefined) {
      const until = again === Infinity ? performance.now() + minPause : again
      limited.set(key, { failure: thrown, until })
    }
    throw thrown
  }
}
