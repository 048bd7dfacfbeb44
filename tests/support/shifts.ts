import { type Page, expect } from '@playwright/test'

/** The cumulative layout shift of the page since its start. */
export const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && typeof entry.value === 'number') shift += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shift)))
      }),
  )

/** Nobody sees less than this. */
const seen = 0.001

export const expectNoShift = async (page: Page) => expect(await shiftOf(page)).toBeLessThan(seen)
