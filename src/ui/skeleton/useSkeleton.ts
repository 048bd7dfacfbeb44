import { useEffect, useRef, useState } from 'react'

const skeletonDelay = 120
const skeletonMinimum = 300

/** True from 120 ms after `pending` begins, and then for at least 300 ms. */
export function useSkeleton(pending: boolean) {
  const [isShown, setShown] = useState(false)
  const since = useRef(0)

  useEffect(() => {
    if (pending === isShown) return
    const wait = pending ? skeletonDelay : since.current + skeletonMinimum - performance.now()
    const timer = setTimeout(() => {
      since.current = performance.now()
      setShown(pending)
    }, wait)
    return () => clearTimeout(timer)
  }, [pending, isShown])

  return isShown
}
