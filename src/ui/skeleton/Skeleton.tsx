import { type ComponentProps, useEffect, useRef, useState } from 'react'
import css from './Skeleton.module.css'

type Props = ComponentProps<'span'> & { shape?: 'block' | 'line' }

/** Fills the box that its class or parent gives it. useSkeleton decides when to show it. */
export const Skeleton = ({ shape = 'block', className, ...rest }: Props) => (
  <span
    {...rest}
    className={[css.skeleton, css[shape], className].filter(Boolean).join(' ')}
    aria-hidden="true"
  />
)

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
