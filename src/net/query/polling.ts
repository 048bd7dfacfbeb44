import type { Getter } from 'jotai'
import { isOnlineAtom } from '#device/traffic/connection.ts'
import type { Answer } from '#net/call.ts'
import { type Query, retryPause } from './unconfirmed.ts'

/**
 * `every` in milliseconds, false for never. Polls only while the phone is online and the page visible, and at once
 * when it is again.
 */
export function polled<T>(every: (value: T | undefined) => number | false) {
  const intervalOf = ({ state }: Query<Answer<T>>) => every(state.data?.value)
  const refetchWhen = (query: Query<Answer<T>>) => intervalOf(query) !== false && 'always'
  return (get: Getter) => {
    const isOnline = get(isOnlineAtom)
    return {
      refetchInterval: (query: Query<Answer<T>>) =>
        isOnline && Math.min(intervalOf(query) || Infinity, retryPause(query)),
      refetchOnWindowFocus: refetchWhen,
      refetchOnReconnect: refetchWhen,
    }
  }
}

/** Also refetches whenever the player comes back to the page, because its offers may have been taken elsewhere. */
export const onEveryReturn = () =>
  ({ refetchOnMount: 'always', refetchOnWindowFocus: 'always' }) as const

export const everyMinute = polled(() => 60_000)
