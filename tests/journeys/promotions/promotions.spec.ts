import { expect, expectNoAxeViolations, go, logIn, storedIn, test } from '#tests/support/journey.ts'
import type { Platform } from '#tests/support/platform.ts'

const day = 86_400_000

test('a player applies, gets the reward, and claims it once', async ({
  page,
  platform,
  context,
}) => {
  test.slow()
  const before = await rewardsOf(platform)
  await page.goto('/m/activity?lang=EN')
  await page.getByRole('tab', { name: 'Deposit' }).click()
  await page.getByRole('link', { name: /First deposit bonus/ }).click()
  await expect(page.getByRole('heading', { name: 'First deposit bonus' })).toBeVisible()
  await expect(page.getByText('৳2,500.00 (5×)')).toBeVisible()
  await page.getByRole('button', { name: 'Join: First deposit bonus' }).click()
  await expect(page).toHaveURL(/\/m\/login\?next=/)
  const wanted = new URL(page.url()).searchParams.get('next') ?? ''
  await logIn(page, platform, 'member', wanted)

  await page.getByRole('textbox', { name: /Remark/ }).fill('TX 4711')
  await page.getByLabel('Add a picture').setInputFiles('brands/mela/icons/icon-192.png')
  await expect(page.getByRole('img', { name: 'icon-192.png' })).toBeVisible()
  // The draft is written once the picture has been read.
  await expect.poll(() => storedIn(page)).toContain('icon-192.png')
  await page.reload()
  await expect(page.getByRole('textbox', { name: /Remark/ })).toHaveValue('TX 4711')
  await expect(page.getByRole('img', { name: 'icon-192.png' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Join: First deposit bonus' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Join: First deposit bonus' }).click()
  await expect(page.getByText('Pending')).toBeVisible()
  await expect(page.locator(':focus')).toHaveText(/^We have received your application/)

  await platform.decide({ username: 'member', activityId: 1, decision: 'issue' })
  await go(page, '/m/rewardCenter')
  const reward = page.getByRole('article').filter({ hasText: 'First deposit bonus' })
  await expect(reward.getByText('৳500.00').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await reward.getByRole('button', { name: /^Claim/ }).click()
  await expect(reward).toHaveCount(0)
  await expect(page.getByRole('tabpanel', { name: 'To claim' })).toBeFocused()
  await page.getByRole('tab', { name: 'In progress' }).click()
  await expect(reward.getByText('৳0.00 of ৳2,500.00 staked')).toBeVisible()
  await go(page, '/m/activityDetail?id=1')
  await expect(page.getByText('Claimed')).toBeVisible()
  expect(await rewardsOf(platform)).toEqual(['500.00', ...before])
})

/** The amounts of the rewards in the member's ledger. */
const rewardsOf = async (platform: Platform) =>
  (await platform.ledger('member'))
    .filter(({ reason }) => reason === 'reward')
    .map(({ amount }) => amount)

test('a player checks in on three days, and each is paid once', async ({ page, platform }) => {
  const before = await rewardsOf(platform)
  await logIn(page, platform, 'member', '/m/activity/signIn', true)
  const cell = (status: string) => page.locator(`[data-status="${status}"]`)
  const press = page.getByRole('button', { name: /^Check in today/ })
  await expect(cell('signed')).toHaveCount(2)
  await expect(cell('missed')).toHaveCount(1)
  await expectNoAxeViolations(page)
  for (const days of [0, 1, 2]) {
    await platform.clock(days * day)
    await page.reload()
    await press.dblclick()
    await expect(page.getByText('Checked in for today.')).toBeVisible()
    await expect(cell('signed')).toHaveCount(3 + days)
    await expect(press).toHaveCount(0)
  }
  expect(await rewardsOf(platform)).toEqual(['15.00', '15.00', '10.00', ...before])
  await go(page, '/m/activity')
  await expect(
    page.getByRole('link', { name: /Daily check-in/ }).getByText('Checked in'),
  ).toBeVisible()
})
