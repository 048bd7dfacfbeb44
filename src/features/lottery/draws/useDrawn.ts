import { useEffect, useEffectEvent } from 'react'
import { platformNow, platformTime } from '../../../net/reach/clock.ts'
import type { Read } from '../../../net/query/query.ts'

/** Milliseconds after a draw by which the platform has its numbers. */
const resultDelay = 1500

type Drawn = Pick<Read<unknown>, 'at' | 'isKept' | 'retry'>

/** Requests again after each draw that the answer cannot contain, also one that passed while unmounted. */
export function useDrawn(read: Drawn, nextAfter: (time: number) => number | null) {
  const askAfter = useEffectEvent((seen: number | null) => {
    // Cached data is being refreshed already.
    if (read.at === undefined || read.isKept) return seen
    const until = platformNow() - resultDelay
    const next = nextAfter(seen ?? platformTime(read.at) - resultDelay)
    if (next !== null && next <= until) read.retry()
    return until
  })
  useEffect(() => {
    let seen: number | null = null
    const timer = setInterval(() => (seen = askAfter(seen)), 1000)
    return () => clearInterval(timer)
  }, [])
}
