import type { Page } from '@playwright/test'
import { expect, go, test } from '#tests/support/journey.ts'

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

test('a control focused by Shift+Tab is not hidden by the header or the search below it', async ({
  page,
}) => {
  await page.goto('/m/help?lang=EN')
  // The rule comes with what loads after the page.
  await page.waitForLoadState('networkidle')
  for (const path of ['/m/help', '/m/providers']) {
    await go(page, path)
    await page.locator('main a').last().focus()
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Shift+Tab')
      expect(await hidden(page), path).toBe('')
    }
  }
})
