import { brand } from '#tests/support/brand.ts'
import { expect, test } from '#tests/support/journey.ts'

test('in landscape the offer of a game shows its picture once, and its buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  // Nothing lies over the drawing.
  await page.route(/\/cdn\//, (route) => route.abort())
  await page.goto('/m/home?lang=EN')
  await page.locator('main [data-node-id="10381"]').getByRole('button').first().click()
  const sheet = page.getByRole('dialog', { name: 'Rickshaw Rani' })
  await expect(sheet.getByRole('button', { name: 'Try free' })).toBeInViewport({ ratio: 1 })
  await expect(sheet.getByRole('link', { name: 'Sign in' })).toBeInViewport({ ratio: 1 })
  const shape = await sheet.locator('[class*=art-landscape]').boundingBox()
  expect((shape?.width ?? 0) / (shape?.height ?? 1)).toBeCloseTo(16 / 9, 1)

  await page.goto('/m/home?card=10381&lang=EN')
  await expect(sheet.getByRole('button', { name: 'Try free' })).toBeInViewport({ ratio: 1 })
  const art = sheet.locator('[class*=art-landscape]')
  if (brand.hasDrawings) await expect(art).toHaveCSS('background-repeat', 'no-repeat')
  const box = await art.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
})
