import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** What has the focus and cannot be seen, by its name; empty where all or a part of it can. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement
    if (!control || control === document.body) return 'nothing has the focus'
    const { left, top, width, height } = control.getBoundingClientRect()
    const isSeen = [0.1, 0.5, 0.9].some((part) =>
      control.contains(document.elementFromPoint(left + width / 2, top + height * part)),
    )
    return isSeen ? '' : (control.getAttribute('aria-label') ?? control.textContent)
  })

const pages = [
  ['/m/help?lang=EN', 'the header'],
  ['/m/providers?lang=EN', 'the header and the search below it'],
] as const

for (const [path, bars] of pages)
  test(`what the keyboard reaches from below is not under ${bars}: ${path}`, async ({ page }) => {
    await page.goto(path)
    // The rule comes with what loads after the page.
    await page.waitForLoadState('networkidle')
    await page.locator('main a').last().focus()
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Shift+Tab')
      expect(await hidden(page)).toBe('')
    }
  })
