import type { Locator } from '@playwright/test'
import { expect, logIn, test } from '../../support/journey.ts'
import { decodePng } from '../../support/png.ts'

const picture = async (part: Locator) => decodePng(await part.screenshot())

/** The share of pixels in which a part looks unlike it did. */
async function changeOf(part: Locator, act: () => Promise<unknown>) {
  const before = await picture(part)
  await act()
  const { colours } = await picture(part)
  const changed = colours.filter((colour, place) => colour !== before.colours[place])
  return changed.length / colours.length
}

/** Chosen and unchosen look different without the focus, which would also be seen. */
async function expectSeen(part: Locator, kind: string, choose = () => part.click()) {
  await part.scrollIntoViewIfNeeded()
  const page = part.page()
  const leave = () =>
    part.evaluate((element) => {
      const focused = element.ownerDocument.activeElement
      if (focused instanceof HTMLElement) focused.blur()
    })
  const change = await changeOf(part, async () => {
    await choose()
    await leave()
    await page.mouse.move(0, 0)
    await page.waitForTimeout(200)
  })
  expect.soft(change, kind).toBeGreaterThan(0.1)
}

test('in colours of the player’s own a ticket’s and a table’s choices are seen', async ({
  page,
  platform,
}) => {
  test.slow()
  await page.emulateMedia({ forcedColors: 'active' })
  await logIn(
    page,
    platform,
    'member',
    '/m/startLottery?playType=trad&gameId=mela45&prize_mode=ELOTT&vassalage=LOTT',
  )
  const embed = page.frameLocator('iframe')
  const buy = embed.locator('.play')
  await expect(buy).toBeVisible()
  await expect(buy).toHaveCSS('border-top-width', '2px')
  await expectSeen(embed.locator('[role=tab]').last(), 'a list')
  await expectSeen(embed.locator('.pick').first(), 'a ball')
  await expectSeen(embed.locator('.game').last(), 'a lottery')
})
