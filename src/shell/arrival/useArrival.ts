import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { prefersReducedMotion } from '../../device/display.ts'
import { isFreshSwipe, watchSwipes } from './swipe.ts'

/**
 * Fades the new screen in and focuses it, unless one of its fields already has the focus. What changes within a screen
 * gives the focus to it only where it took the focused control away.
 */
export function useArrival() {
  const router = useRouter()
  useEffect(watchSwipes, [])
  useEffect(() => {
    let focused: Element | null = null
    const endBefore = router.subscribe('onBeforeNavigate', () => {
      focused = document.activeElement
    })
    const endRendered = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      const main = document.getElementById('main')
      if (!main || !fromLocation) return
      // Safari focuses no button that is tapped: there the body has the focus without a loss.
      const isLost = focused?.isConnected === false && document.activeElement === document.body
      if (pathChanged || isLost) takeFocus(main)
      if (pathChanged && !isFreshSwipe()) fadeIn(main)
    })
    return () => {
      endBefore()
      endRendered()
    }
  }, [router])
}

function takeFocus(main: HTMLElement) {
  if (main.contains(document.activeElement)) return
  const heading = main.querySelector<HTMLElement>('h1')
  if (heading) heading.tabIndex = -1
  ;(heading ?? main).focus({ preventScroll: true })
}

/** On the compositor, so that it does not block input (section 2: 300 ms). */
const fadeIn = (main: HTMLElement) =>
  main.animate(
    { opacity: [0, 1] },
    { duration: prefersReducedMotion() ? 100 : 300, easing: 'ease-out' },
  )
