import type { Locator } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import { expect, expectNoAxeViolations, logIn, test } from '#tests/support/journey.ts'
import { decodePng } from '#tests/support/png.ts'
import {
  agree,
  arrive,
  button,
  registrationField,
  fillRegistration,
} from '#tests/support/registration.ts'

test.use({ dataSaver: true })

/** Reads a QR code on screen as a camera would. */
async function scan(code: Locator): Promise<string> {
  await expect(code.locator('svg')).toBeVisible()
  const { width, height, colours } = await decodePng(await code.screenshot())
  return decodeQR({ width, height, data: new Uint8Array(colours.buffer) })
}

test('a friend registers with a QR code, and the player sees them', async ({
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
  const before = await phone.newPage()
  await before.goto(
    `/m/help?lang=EN&affiliatecode=${new URL(link).searchParams.get('affiliateCode')}`,
  )
  await before.close()
  const friend = await phone.newPage()
  await friend.goto('/m/register?affiliateCode=agent')
  await expect(button(friend)).toBeVisible()
  await expect(registrationField(friend, 'Invitation code')).toHaveValue('MELA7K2Q')
  await agree(friend)
  await fillRegistration(friend, 'sumonfriend')
  await button(friend).click()
  await arrive(friend)
  await phone.close()

  await page.reload()
  await expect(registered).toHaveText('4')
  await expect(page.getByRole('listitem').filter({ hasText: 'su***nd' })).toBeVisible()
})

test('a friend who opens the link and signs in with Google is linked to the player, too', async ({
  page,
  platform,
  browser,
}) => {
  await platform.settings({ GOOGLELOGIN3: true })
  const phone = await browser.newContext({ baseURL: platform.url })
  const friend = await phone.newPage()
  await friend.goto('/m/appDownload?lang=EN&affiliateCode=MELA7K2Q')
  await expect(friend.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await friend.goto('/m/login')
  await friend.getByRole('button', { name: 'Continue with Google' }).click()
  await friend.getByRole('button', { name: /Ayesha/ }).click()
  await friend.waitForURL(`${platform.url}/m/home`)
  await phone.close()
  await logIn(page, platform, 'member', '/m/inviteFriends')
  await expect(page.locator('[data-counter="registered"] dd')).toHaveText('4')
})
