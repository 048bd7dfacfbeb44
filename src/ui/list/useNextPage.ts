import { useEffect, useEffectEvent, useRef } from 'react'
import type { MorePages } from './More.tsx'

/**
 * For the element below a list: requests a page whenever the element comes near the viewport, and retries a failed
 * one when it comes back into view. `count` is the number of loaded items.
 */
export function useNextPage(
  { hasMore, isLoadingMore, failure, more }: MorePages,
  count: number | undefined,
) {
  const bar = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(more)
  const hasFailed = failure !== undefined
  const mayAsk = hasMore && !isLoadingMore
  useEffect(() => {
    if (!mayAsk || !bar.current) return
    let isAway = !hasFailed
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting ?? false
        if (isNear && isAway) ask()
        isAway ||= !isNear
      },
      { rootMargin: hasFailed ? '0px' : '500px 0px' },
    )
    observer.observe(bar.current)
    return () => observer.disconnect()
  }, [mayAsk, hasFailed, count])
  return bar
}
