import AxeBuilder from '@axe-core/playwright'
import { type Locator, type Page, test as base, expect } from '@playwright/test'
import { type Platform, startPlatform } from './platform.ts'
import { openSession } from './session.ts'
import { walk } from './walk.ts'

/** A journey runs against its worker's own server, in a freshly seeded world. */
export const test = base.extend<
  { freshWorld: void },
  { games: number | undefined; platform: Platform }
>({
  /** How many games the world has, where it matters. */
  games: [undefined, { scope: 'worker', option: true }],
  platform: [
    async ({ games }, use) => {
      const platform = await startPlatform({ ...(games && { games }) })
      await use(platform)
      await platform.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
  freshWorld: [
    async ({ platform }, use) => {
      await platform.reset()
      await use()
    },
    { auto: true },
  ],
})

export { expect }

/** What a phone of today shows: with motion, and sharp. */
export const asSeen = { reducedMotion: 'no-preference', deviceScaleFactor: 2 } as const

/** As many as the platform has in production. */
export const manyGames = 20_000

export async function passwordOf(platform: Platform, username: string): Promise<string> {
  const account = (await platform.accounts()).find((known) => known.username === username)
  if (!account) throw new Error(`The sandbox has no account ${username}`)
  return account.password
}

/** The player's balance on home, in English. */
export const balanceIn = (page: Page) =>
  page.getByRole('region', { name: 'Balance' }).getByText(/৳[\d,.]+/)

/**
 * A popup of the platform may come up at home at any time: a player closes it and goes on.
 * In a tab behind another one nobody can: there it goes away with the session. Under a sheet it may wait.
 */
export const closePopups = (page: Page) =>
  page.addLocatorHandler(
    page.getByRole('button', { name: 'Got it' }),
    async (button) => {
      await button.click({ timeout: 1000 }).catch(() => undefined)
    },
    { noWaitAfter: true },
  )

/** Opens a page as a player who has logged in, in English. Remembered, the session lasts a week of rest. */
export async function logIn(
  page: Page,
  platform: Platform,
  username: string,
  next = '/m/home',
  remember = false,
) {
  await closePopups(page)
  const password = await passwordOf(platform, username)
  const grant = await openSession(page.context().request, { username, password, remember })
  await page.goto('/merchant.json')
  await page.evaluate((granted) => {
    const { merchantCode } = JSON.parse(document.body.innerText)
    localStorage.setItem('language', 'EN')
    localStorage.setItem('autoLogin', '1')
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...granted, merchantCode }))
  }, grant)
  await page.goto(next)
}

/** Logs in through the form, in English, and waits for the page it leads to. */
export async function logInByForm(
  page: Page,
  platform: Platform,
  username: string,
  next = '/m/home',
) {
  await closePopups(page)
  await page.goto(`/m/login?lang=EN&next=${encodeURIComponent(next)}`)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(await passwordOf(platform, username))
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname + url.search === next)
}

/** What the picture shows, once it shows something: until then the platform has drawn none. */
export async function readCaptcha(page: Page): Promise<string> {
  await expect(page.getByAltText('Code in a picture')).toBeVisible()
  const { answer } = await (await page.context().request.get('/sandbox/captcha')).json()
  return answer
}

/** Goes on as a link of the app does, without the two processor seconds of another load. */
export async function go(page: Page, address: string) {
  await walk(page, [address])
}

/** Just opened, a panel does not hear the second tap of a double one: a player taps again. */
export const tapInto = (link: Locator, address: RegExp) =>
  expect(async () => {
    if (!address.test(link.page().url())) await link.click({ timeout: 1000 })
    await expect(link.page()).toHaveURL(address, { timeout: 1000 })
  }).toPass()

/** Every byte in the storages of the page. */
export const storedIn = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )

/** The worker is installed and, from the next navigation on, in control. */
export async function installWorker(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

/** What fades in has another contrast on the way. */
const fadedIn = (page: Page) =>
  page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    const frame = () => new Promise(requestAnimationFrame)
    do {
      await Promise.all(ending().map(({ finished }) => finished.catch(() => undefined)))
      // What has just come on the page begins to fade with its first frame.
      await frame()
      await frame()
    } while (ending().some(({ playState }) => playState === 'running'))
  })

/** Of the whole page with its frames, or of the part that lies over it; by every rule of axe, or by one. */
export async function expectNoAxeViolations(page: Page, part = 'html', rule?: string) {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await fadedIn(page)
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'], preload: false, ...(rule && { runOnly: [rule] }) })
    // What else it would do is open a page of its own, for the frames of other origins.
    .setLegacyMode(page.frames().length === 1)
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([])
}

/** In both themes, which differ in their colours alone; the page goes on in the other one. */
export async function expectAccessibleThemes(page: Page) {
  await expectNoAxeViolations(page)
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light'
  })
  await expectNoAxeViolations(page, 'html', 'color-contrast')
}
