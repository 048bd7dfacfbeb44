import type { Page } from '@playwright/test'
import { layoutFaults } from '#tests/lab/screens/layout.ts'
import { balanceIn, expect, go, logIn, lookAway, test } from '#tests/support/journey.ts'

test.use({ dataSaver: true })

const answered = (value: object) => ({ success: true, value })

test('when answers deviate from the contract, the player sees the rest or one error, and the operator gets a report', async ({
  page,
  platform,
}) => {
  await logIn(page, platform, 'member')
  const hot = page.getByRole('region', { name: 'Hot' }).locator('[data-node-id]')
  await expect(balanceIn(page)).toBeVisible()
  await expect(hot.first()).toBeVisible()

  const wallet = { sumBalance: 12500, currencySymbol: '৳', currency: 'BDT' }
  const kept = { nodeId: 1, gameName: 'Kept', vassalage: 'PADMA', gameType: 'RNG' }
  const odd = { ...kept, nodeId: 2, gameName: 7 }
  await platform.faults([
    { path: '/wps/wallet', body: answered(wallet) },
    { path: '/lgw/game/hot', body: answered({ list: [kept, odd] }) },
    { path: '/lgw/vendor/types', body: { success: 'yes', value: {} } },
  ])
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  const balance = page.getByRole('region', { name: 'Balance' })
  await expect(balance).toContainText('Could not load your balance')
  await expect(balance).not.toContainText(/\d/)

  await page.reload()
  await expect(hot).toHaveCount(1)
  await expect(hot).toContainText('Kept')
  const categories = page.getByRole('navigation', { name: 'Game categories' })
  await expect(categories.getByRole('button', { name: 'Try again' })).toBeVisible()

  const told = async () => {
    // Reporting begins with the first use of the page.
    await page.keyboard.press('Shift')
    await lookAway(page)
    return (await platform.failures()).map(({ kind, message }) => `${kind}: ${message}`)
  }
  await expect
    .poll(told)
    .toEqual(
      expect.arrayContaining([
        'schema: wps/wallet sumBalance: Invalid type: Expected string',
        'schema: lgw/game/hot : incomplete game',
        'schema: lgw/vendor/types success: Invalid type: Expected (true | false)',
      ]),
    )
})

/** 200 letters without a space each: in Cyrillic a line ends nowhere, in the others between any two words. */
const longNames = [
  'Сверхвысокопроизводительность',
  'សេវាកម្មធនាគារ',
  'ບໍລິການທະນາຄານ',
  '高性能超高速銀行',
].map((word) => word.repeat(25).slice(0, 200))
const [longName = ''] = longNames

/** Gives every vendor the first long name, and games, players, banks and payment methods all in turn. */
const lengthenNames = (page: Page) =>
  page.route(/\/(wps\/(record|bank|member|deposit|withdrawal)|lgw)\//, async (route) => {
    const response = await route.fetch()
    const vendors = /"(displayName|accountTypeName|vendorName)":"[^"]*"/g
    const others = /"(gameName|user|nickname|name|bankName|methodName|payeeName)":"[^"]*"/g
    let place = 0
    const body = (await response.text())
      .replace(vendors, `"$1":"${longName}"`)
      .replace(others, (_, key) => `"${key}":"${longNames[place++ % longNames.length]}"`)
    await route.fulfill({ response, body })
  })

test('names of 200 letters stay within a narrow screen', async ({ page, platform }) => {
  const game = { nodeId: 1, gameName: 'Long', vassalage: 'PADMA' }
  const leaders = [{ rank: 1, user: 'long', amount: '10.00', game }]
  const bank = { bankCode: 'shonar', bankName: 'Long', kind: 'bank', number: '•••• 4321' }
  const account = { accountId: 1, ...bank, payeeName: 'Long' }
  await platform.faults([
    {
      path: '/lgw/leader/board',
      body: answered({ list: leaders, endsAt: Date.now() + 3_600_000 }),
    },
    {
      path: '/wps/bank/accounts',
      body: answered({ list: [account], payeeName: 'Long', allowed: 3 }),
    },
  ])
  await lengthenNames(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await logIn(page, platform, 'member', '/m/gameRecord?period=month')
  const shown = page.getByRole('main').getByText(longName).first()
  await expect(shown).toBeVisible()
  expect(await layoutFaults(page)).toEqual([])
  for (const path of [
    '/m/leaderBoard',
    '/m/providers',
    '/m/jackpot',
    '/m/member/home',
    '/m/voucherCenter',
    '/m/withdraw',
  ]) {
    await go(page, path)
    await expect(shown).toBeVisible()
    expect(await layoutFaults(page), path).toEqual([])
  }

  await test.step('in the filter, as the chosen vendor, and in the sheet of a game', async () => {
    await go(page, '/m/gameLobbyCenter?gameCategory=RNG')
    await page.getByRole('button', { name: /^Filter/ }).click()
    const panel = page.getByRole('dialog', { name: 'Filter' })
    const vendor = panel.getByRole('button', { name: longName }).first()
    await expect(vendor).toBeVisible()
    expect(await layoutFaults(page)).toEqual([])
    expect((await vendor.boundingBox())!.height).toBeLessThan(100)
    await vendor.click()
    await panel.getByRole('button', { name: 'Submit' }).click()
    await expect(panel).toBeHidden()
    const chosen = page.getByRole('button', { name: `Remove: ${longName}` })
    await expect(chosen).toBeInViewport({ ratio: 1 })
    expect(await layoutFaults(page)).toEqual([])
    await go(page, '/m/home?card=10381')
    await expect(page.getByRole('dialog').getByText(longName).first()).toBeVisible()
    expect(await layoutFaults(page)).toEqual([])
  })
  // Answers still on their way would be read when the page is gone.
  await page.unrouteAll({ behavior: 'wait' })
})
