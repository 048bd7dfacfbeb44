import type { Page } from '@playwright/test'
import {
  expect,
  expectLegibleOnPaper,
  expectNoAxeViolations,
  go,
  logIn,
  test,
} from '#tests/support/journey.ts'

const agree = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

test('an agent sees what is new in a contract, accepts one and declines another', async ({
  page,
  platform,
}) => {
  await logIn(page, platform, 'contract', '/m/home', true)
  const offer = page.getByRole('dialog', { name: 'You have a contract to sign' })
  await offer.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByRole('heading', { name: 'Salary contract' })).toBeVisible()
  await expectLegibleOnPaper(page)
  await expect(page.getByText('৳300.00 instead of ৳250.00')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Accept' }).click()
  await agree(page, 'Accept')
  await expect(page.getByText('Contract accepted')).toBeVisible()
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Decline' })).toBeHidden()

  const next = page.getByRole('main').getByRole('link', { name: /^Next:/ })
  await expect(next).toHaveText('Next: Dividend contract')
  await next.click()
  const contract = '/wps/agent/contract'
  await expect(page.getByRole('main').getByRole('button', { name: 'Decline' })).toBeVisible()
  await platform.faults([
    { path: contract, method: 'PUT', body: 'empty', times: 1 },
    { path: contract, method: 'GET', status: 500 },
  ])
  await page.getByRole('button', { name: 'Decline' }).click()
  await agree(page, 'Decline')
  await expect(page.getByText(/do not know whether your answer arrived/)).toBeVisible()
  await platform.clearFaults()
  await page.getByRole('main').getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText('Declined', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Declined', { exact: true })).toBeVisible()

  await expect(next).toHaveText('Next: Hourly wage contract')
  await next.click()
  await expect(page.getByRole('heading', { name: 'Hourly wage contract' })).toBeAttached()
  // Read and asked before the clock is changed: any later answer tells the page that the time is over.
  await page.reload()
  await page.getByRole('main').getByRole('button', { name: 'Accept' }).click()
  await platform.clock(6 * 24 * 3_600_000)
  await agree(page, 'Accept')
  await expect(page.getByText(/The time to sign this has run out/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await expect(next).toHaveCount(0)
})

test('an agent makes a link, closes it, opens an account; a visitor reads the terms and joins', async ({
  page,
  browser,
  platform,
}) => {
  await page.goto('/m/affiliate?lang=EN')
  await page.getByLabel('Active players').fill('১০')
  await page.getByLabel('Players’ monthly net loss').fill('2,00,000')
  await expect(page.getByRole('status').filter({ hasText: 'Commission' })).toContainText(
    '৳60,000.00',
  )
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Join' }).click()
  await expect(page).toHaveURL(/\/m\/login/)

  await logIn(page, platform, 'agent', '/m/inviteFriends')
  await expect(page).toHaveURL(/\/m\/agentRegister/i)
  await go(page, '/m/affiliate')
  const team = page.getByRole('region', { name: 'Your players: 3' })
  await expect(team.getByRole('row')).toContainText([
    /month/,
    'Active players',
    'Turnover',
    'Commission',
  ])
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'New link' }).click()
  await page.getByLabel('Rebate').fill('0.9')
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByLabel('Rebate')).toBeFocused()
  await expect(page.getByText('Your own rebate is 0.6%', { exact: true })).toBeVisible()
  await page.getByLabel('Rebate').fill('0.3')
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByText('Link created')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: /^Open link/ }).click()
  const sheet = page.getByRole('dialog')
  const address = await sheet.getByText(/affiliateCode=/).textContent()
  const friend = await (await browser.newContext()).newPage()
  await friend.goto(`${address}&lang=EN`)
  await expect(friend.getByLabel(/Invitation|Affiliate/)).toHaveValue(/^[A-Z0-9]{8}$/)
  await friend.context().close()
  await sheet.getByRole('button', { name: 'Disable this link' }).click()
  await page
    .getByRole('dialog', { name: 'Disable this link?' })
    .getByRole('button', { name: 'Disable', exact: true })
    .click()
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Open account' }).click()
  const form = page.getByRole('dialog', { name: 'Open account' })
  await form.getByLabel('Username').fill('member')
  await form.getByLabel('First password', { exact: true }).fill('Handmade#1')
  await form.getByLabel('Rebate').fill('0.1')
  await form.getByRole('button', { name: 'Open account' }).click()
  await expect(form.getByLabel('Username')).toBeFocused()
  await form.getByLabel('Username').fill('handmade')
  await form.getByRole('button', { name: 'Open account' }).click()
  await expect(page.getByText('Account handmade has been opened')).toBeVisible()
})
