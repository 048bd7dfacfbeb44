import { fullBrowser } from '#tests/support/chromium.ts'
import { balanceIn, expect, logIn, test as usual } from '#tests/support/journey.ts'

const test = usual.extend(fullBrowser)

test('going back shows no amount until it is confirmed, and nothing of a player who has signed out', async ({
  page,
  platform,
  context,
}) => {
  await logIn(page, platform, 'member')
  await expect(balanceIn(page)).toBeVisible()
  const shown = await balanceIn(page).innerText()
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
  await page.goto(`${platform.url}/sandbox/ready`)
  await platform.faults([{ path: '/wps/wallet', delayMs: 60_000 }])

  // A page from the back/forward cache is not loaded again.
  await page.goBack({ waitUntil: 'commit' })
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true)
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('৳ ****')
  await expect(page.getByText(shown)).toHaveCount(0)
  await platform.clearFaults()
  await expect(balanceIn(page)).toHaveText(shown)

  await page.goto(`${platform.url}/sandbox/ready`)
  const other = await context.newPage()
  await other.goto('/m/member/home')
  await other.getByRole('button', { name: 'Sign out' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText(shown)).toHaveCount(0)
})
