import type { Page } from '@playwright/test'

/** Whether the app is about to go back by itself: an overlay has closed on the first page of the visit (ui/overlay). */
const isGoing = (page: Page) =>
  page
    .evaluate(() => history.state?.isSecond === true && !document.querySelector('dialog[open]'))
    .catch(() => false)

/** The page. It loads no other page before it has gone back, because going back would abort the load. */
export function afterGoingBack(page: Page): Page {
  const load = page.goto.bind(page)
  page.goto = async (...target) => {
    for (let times = 0; times < 20 && (await isGoing(page)); times++) await page.waitForTimeout(50)
    return load(...target)
  }
  return page
}
