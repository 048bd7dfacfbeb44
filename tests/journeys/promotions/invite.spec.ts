import type { Locator } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import { expect, expectNoAxeViolations, go, logIn, test } from '../../support/journey.ts'
import { decodePng } from '../../support/png.ts'
import { agree, arrive, button, field, fill } from '../../support/registration.ts'

/** Reads a QR code on screen as a camera would. */
async function scan(code: Locator): Promise<string> {
  const { width, height, colours } = decodePng(await code.screenshot())
  return decodeQR({ width, height, data: new Uint8Array(colours.buffer) })
}

test('a friend registers with the code of a QR picture, and the player sees it', async ({
  page,
  platform,
  browser,
}) => {
  test.slow()
  await logIn(page, platform, 'member', '/m/inviteFriends')
  const registered = page.locator('[data-counter="registered"] dd')
  await expect(registered).toHaveText('3')
  await expectNoAxeViolations(page)
  const link = await scan(page.getByRole('figure', { name: 'Your link as a QR code' }))
  expect(new URL(link).origin).toBe(platform.url)
  await expect(page.getByText(link, { exact: true })).toBeVisible()

  const phone = await browser.newContext({ baseURL: platform.url })
  const friend = await phone.newPage()
  await friend.goto(`${link}&lang=EN`)
  await expect(button(friend)).toBeVisible()
  await expect(field(friend, 'Invitation code')).toHaveValue('MELA7K2Q')
  await agree(friend)
  await fill(friend, 'sumonfriend')
  await button(friend).click()
  await arrive(friend)
  await phone.close()

  await page.reload()
  await expect(registered).toHaveText('4')
  await expect(page.getByRole('listitem').filter({ hasText: 'su***d' })).toBeVisible()
})

test('agents and closed promotions lead elsewhere', async ({ page, platform, browser }) => {
  await page.goto('/m/rewardCenter?lang=EN')
  await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2FrewardCenter/)
  await platform.settings({ REFERRAL: false, REWCEN3: false })
  await logIn(page, platform, 'member', '/m/inviteFriends')
  await expect(page.getByText('Inviting friends is closed at the moment')).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Customer service' }),
  ).toHaveAttribute('href', '/m/service')
  await go(page, '/m/rewardCenter')
  await expect(page.getByRole('heading', { name: 'Please contact customer service' })).toBeVisible()
  const office = await browser.newContext({ baseURL: platform.url })
  const agent = await office.newPage()
  await logIn(agent, platform, 'agent', '/m/inviteFriends')
  await expect(agent).toHaveURL(/\/m\/agentRegister/i)
  await office.close()
})
