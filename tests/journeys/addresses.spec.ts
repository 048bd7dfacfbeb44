import type { Page } from '@playwright/test'
import { type Parameters, addressesOf, badValues } from '#tests/support/badAddresses.ts'
import { expect, logIn, test } from '#tests/support/journey.ts'
import { saveData } from '#tests/support/wire.ts'
import {
  type Walked,
  distinctAddresses,
  parametersIn,
  walk,
  watchFaults,
} from '#tests/support/walk.ts'

test.describe.configure({ mode: 'parallel' })

/** Signed-in players are redirected from these pages. */
const guestsOnly = /^\/m\/(login|register(\.html)?|forget)$/

/** Collects and aborts the page's requests to any other host. */
async function strangersOf(page: Page) {
  const strangers: string[] = []
  await page.context().route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      strangers.push(route.request().url())
      return route.abort()
    },
  )
  return strangers
}

const faulty = (walked: readonly Walked[]) => walked.filter(({ faults }) => faults.length > 0)

async function expectScreens(page: Page, isWanted: (route: Parameters) => boolean) {
  const strangers = await strangersOf(page)
  const routes = (await parametersIn(page)).filter(isWanted)
  const addresses: string[] = []
  for (const route of routes)
    addresses.push(...(await distinctAddresses(page, route.path, addressesOf(route))))
  const walked = await walk(page, addresses)
  expect(faulty(walked)).toEqual([])
  expect(strangers).toEqual([])
  return {
    asked: routes.flatMap(addressesOf).length,
    walked,
    screens: new Set(walked.map(({ title }) => title)),
  }
}

test('a guest sees a screen at any address', async ({ page }) => {
  await watchFaults(page)
  await page.goto('/m/service?lang=EN')
  const { screens } = await expectScreens(page, ({ path }) => guestsOnly.test(path))
  expect(screens.size).toBeGreaterThan(2)
})

for (const half of [0, 1])
  test(`a member sees a screen at any address, part ${half + 1}`, async ({ page, platform }) => {
    await watchFaults(page)
    await logIn(page, platform, 'member')
    const { asked, walked, screens } = await expectScreens(
      page,
      ({ path, place }) => !guestsOnly.test(path) && place % 2 === half,
    )
    expect(asked).toBeGreaterThan(300)
    expect(walked.length).toBeGreaterThan(150)
    expect(screens.size).toBeGreaterThan(12)
  })

const loaded = ['/m/home', '/m/gameLobbyCenter', '/m/help', '/m/lottery', '/m/register'] as const

test('a page loaded with a malformed address shows a screen', async ({ page }) => {
  const strangers = await strangersOf(page)
  await watchFaults(page)
  await saveData(page)
  const routes = new Map<string, Parameters>()
  await page.goto('/m/%?lang=EN')
  expect(faulty(await walk(page, [null]))).toEqual([])
  for (const route of await parametersIn(page)) routes.set(route.path, route)
  for (const [place, say] of Object.values(badValues).entries()) {
    const path = loaded[place % loaded.length] ?? '/m/home'
    const query = routes
      .get(path)
      ?.names.map((name) => say(name))
      .join('&')
    await page.goto(`${path}?${query}`)
    expect(faulty(await walk(page, [null]))).toEqual([])
  }
  for (const path of ['/m/%E0%A4%A', '/%', `/m/${'x'.repeat(2000)}`]) {
    await page.goto(path)
    expect(faulty(await walk(page, [null]))).toEqual([])
  }
  expect(strangers).toEqual([])
})
