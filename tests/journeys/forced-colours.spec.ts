import type { Locator, Page } from '@playwright/test'
import { expect, go, logIn, test } from '../support/journey.ts'
import { decodePng } from '../support/png.ts'

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

/** The parts of an option in which a mark would be seen. */
const inkOf = async (part: Locator) => new Set((await picture(part)).colours).size

const option = (page: Page, name: RegExp) =>
  page.locator('main label').filter({ hasText: name }).first()

test('in colours of the player’s own every kind of choice is seen', async ({ page, platform }) => {
  test.slow()
  await page.emulateMedia({ forcedColors: 'active' })
  await logIn(page, platform, 'member', '/m/voucherCenter')
  await expect(option(page, /TakaTap/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectSeen(option(page, /TakaTap/), 'a payment method')
  const mark = page.locator('main label:has(input:enabled:not(:checked)) svg').last()
  await expect(mark, 'no tick on what is not chosen').toBeHidden()
  const closed = page.locator('main label:has(input:disabled) input').first()
  await expect(closed, 'no native mark over the words').toHaveCSS('opacity', '0')

  await go(page, '/m/gameRecord')
  await expectSeen(page.getByRole('tab', { selected: false }).first(), 'a tab')
  await go(page, '/m/gameLobbyCenter?gameCategory=RNG')
  await expectSeen(page.locator('[role=radiogroup] label').nth(2), 'a chip')
  await go(page, '/m/member/data')
  const control = page.getByRole('switch').first()
  await expectSeen(control, 'a switch')
  expect(await inkOf(control), 'its knob is seen').toBeGreaterThan(1)

  const tabs = page.getByRole('navigation', { name: 'Main' })
  await go(page, '/m/home')
  await expectSeen(tabs.getByRole('link', { name: 'Promotions' }), 'a tab of the bar')
})

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
  await expectSeen(embed.locator('.types .tab[aria-pressed=false]').first(), 'a type of play')
  await expectSeen(embed.locator('[role=tab][aria-selected=false]').first(), 'a list')
  await expectSeen(embed.locator('.side[aria-pressed=false]').first(), 'a side')
})
