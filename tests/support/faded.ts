import type { Page } from '@playwright/test'

/** Waits for fade-ins to end, since they change the contrast. */
export const fadedIn = (page: Page) =>
  page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    const frame = () => new Promise(requestAnimationFrame)
    do {
      await Promise.all(ending().map(({ finished }) => finished.catch(() => undefined)))
      // A newly inserted element starts to fade with its first frame.
      await frame()
      await frame()
    } while (ending().some(({ playState }) => playState === 'running'))
  })
