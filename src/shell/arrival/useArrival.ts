import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { prefersReducedMotion } from '#device/display.ts'
import { restoreLostFocus, takeFocus } from '#ui/lostFocus.ts'
import { isFreshSwipe, watchSwipes } from './swipe.ts'

/** Fades the new screen in and focuses it, unless one of its controls already has the focus. */
export function useArrival() {
  const router = useRouter()
  useEffect(watchSwipes, [])
  useEffect(() => {
    const { note, rest, end } = restoreLostFocus()
    const endBefore = router.subscribe('onBeforeNavigate', ({ pathChanged }) =>
      pathChanged ? rest() : note(),
    )
    const endRendered = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      const main = document.getElementById('main')
      if (!main || !fromLocation || !pathChanged) return
      takeFocus(main)
      if (!isFreshSwipe()) fadeIn(main)
    })
    return () => {
      end()
      endBefore()
      endRendered()
    }
  }, [router])
}

/** Runs on the compositor, so that it does not block input (section 2: 300 ms). */
const fadeIn = (main: HTMLElement) =>
  main.animate(
    { opacity: [0, 1] },
    { duration: prefersReducedMotion() ? 100 : 300, easing: 'ease-out' },
  )
