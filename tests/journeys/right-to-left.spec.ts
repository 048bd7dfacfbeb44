import { expect, logIn, test } from '../support/journey.ts'

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const turn = () => {
      if (document.dir !== 'rtl') document.dir = 'rtl'
    }
    turn()
    const everything = { subtree: true, childList: true, attributeFilter: ['dir'] }
    new MutationObserver(turn).observe(document, everything)
  }),
)

test('read from the right, art stands beside a form and the own tier is in sight', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/m/login?lang=EN')
  await page.getByLabel('Username').click()
  await page.setViewportSize({ width: 360, height: 740 })
  await logIn(page, platform, 'member', '/m/member/benefits')
  await expect(page.getByRole('columnheader', { name: 'VIP 3' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('columnheader', { name: 'VIP 0' })).not.toBeInViewport()
})

test('read from the right, a phone number keeps its order', async ({ page, platform }) => {
  await logIn(page, platform, 'member', '/m/member/security')
  const number = page.getByText(/^\+880 17/)
  await expect(number).toBeVisible()
  expect(await number.evaluate((part) => getComputedStyle(part).direction)).toBe('ltr')
})
