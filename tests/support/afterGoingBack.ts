import type { Page } from '@playwright/test'

/** Whether the app is about to go back by itself: an overlay has closed on the first page of the visit (ui/overlay). */
const isGoing = (page: Page) =>
  page
    .evaluate(() => history.state?.isSecond === true && !document.querySelector('dialog[open]'))
    .catch(() => false)

async function hasGoneBack(page: Page) {
  for (let times = 0; times < 20 && (await isGoing(page)); times++) await page.waitForTimeout(50)
}

/** The page. It loads nothing before it has gone back, because going back would abort the load. */
export function afterGoingBack(page: Page): Page {
  const [load, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...target) => {
    await hasGoneBack(page)
    return load(...target)
  }
  page.reload = async (...options) => {
    await hasGoneBack(page)
    return reload(...options)
  }
  return page
}
