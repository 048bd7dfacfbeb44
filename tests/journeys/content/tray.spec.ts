import type { Locator, Page } from '@playwright/test'
import { closePopups, expect, test } from '#tests/support/journey.ts'

const widget = (page: Page) => page.getByRole('complementary', { name: 'Customer service' })
const toggle = (page: Page) => widget(page).getByRole('button')

/** The names of games that the widget covers, open or folded. */
const namesCoveredBy = (part: Locator) =>
  part.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const names = document.querySelectorAll('main [data-node-id] button > span + span > span')
    return Array.from(names).flatMap((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect()
      const isCovered = left < box.right && right > box.left && top < box.bottom && bottom > box.top
      return isCovered ? [name.textContent] : []
    })
  })

test('the tray of floating buttons is one row and covers no game’s name, also after scrolling', async ({
  page,
}) => {
  await closePopups(page)
  await page.setViewportSize({ width: 280, height: 653 })
  await page.goto('/m/home?lang=EN')
  await expect(widget(page).getByRole('link')).toHaveCount(4)
  await expect(page.locator('main [data-node-id]').first()).toBeVisible()
  for (const [width, height] of [
    [280, 653],
    [320, 568],
    [344, 882],
    [360, 640],
    [412, 915],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    const tray = widget(page)
    await expect.poll(() => namesCoveredBy(tray), `${width} × ${height}`).toEqual([])
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    expect((await tray.boundingBox())?.height, 'one row').toBeLessThan(70)
  }

  await page.setViewportSize({ width: 360, height: 640 })
  await page.mouse.wheel(0, 40)
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await toggle(page).click()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  expect(await namesCoveredBy(widget(page))).toEqual([])
})
