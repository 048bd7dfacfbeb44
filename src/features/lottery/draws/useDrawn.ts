import { useState } from 'react'
import { platformNow, platformTime } from '#net/reach/clock.ts'
import type { Read } from '#net/query/query.ts'
import { useOnceAt } from '#net/reach/useNow.ts'

/** Milliseconds after a draw by which the platform has its numbers. */
const resultDelay = 1500

type Drawn = Pick<Read<unknown>, 'at' | 'isCached' | 'retry'>

/** Refetches after each draw that the answer cannot contain, including one that passed while unmounted. */
export function useDrawn(
  { at, isCached, retry }: Drawn,
  nextAfter: (time: number) => number | null,
) {
  const [requestedAt, setRequestedAt] = useState(0)
  // Cached data is being refreshed already.
  const seen = at === undefined || isCached ? null : platformTime(at) - resultDelay
  const next = seen === null ? null : nextAfter(Math.max(seen, requestedAt))
  useOnceAt(next === null ? null : next + resultDelay, () => {
    setRequestedAt(platformNow() - resultDelay)
    retry()
  })
}
