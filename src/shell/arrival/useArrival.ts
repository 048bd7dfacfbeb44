import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { prefersReducedMotion } from '../../device/display.ts'
import { isFreshSwipe, watchSwipes } from './swipe.ts'

/** A new screen fades in and takes the focus, unless one of its fields already has it. */
export function useArrival() {
  const router = useRouter()
  useEffect(watchSwipes, [])
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        const main = document.getElementById('main')
        if (!main || !fromLocation || !pathChanged) return
        takeFocus(main)
        if (!isFreshSwipe()) fadeIn(main)
      }),
    [router],
  )
}

function takeFocus(main: HTMLElement) {
  if (main.contains(document.activeElement)) return
  const heading = main.querySelector<HTMLElement>('h1')
  if (heading) heading.tabIndex = -1
  ;(heading ?? main).focus({ preventScroll: true })
}

/** A composited animation: input goes through it (section 2: 300 ms). */
const fadeIn = (main: HTMLElement) =>
  main.animate(
    { opacity: [0, 1] },
    { duration: prefersReducedMotion() ? 100 : 300, easing: 'ease-out' },
  )
