import type { Locator } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import { expect, expectNoAxeViolations, logIn, test } from '../../support/journey.ts'
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
