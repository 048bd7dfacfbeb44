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
  const sentinel = useRef<HTMLDivElement>(null)
  const loadMore = useEffectEvent(more)
  const hasFailed = failure !== undefined
  const canLoad = hasMore && !isLoadingMore
  useEffect(() => {
    if (!canLoad || !sentinel.current) return
    let wasAway = !hasFailed
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting ?? false
        if (isNear && wasAway) loadMore()
        wasAway ||= !isNear
      },
      { rootMargin: hasFailed ? '0px' : '500px 0px' },
    )
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [canLoad, hasFailed, count])
  return sentinel
}
