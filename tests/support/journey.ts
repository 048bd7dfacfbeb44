import { type Locator, type Page, test as base, expect } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { afterGoingBack } from './afterGoingBack.ts'
import { fadedIn } from './faded.ts'
import { type Platform, startPlatform } from './platform.ts'
import { openSession } from './session.ts'
import { walk } from './walk.ts'
import { saveData } from './wire.ts'

/**
 * A journey runs against its own worker's server, in a freshly seeded world. A worker starts a
 * server for each number of games that its journeys ask for, and keeps its browser.
 */
export const test = base.extend<
  {
    games: number | undefined
    dataSaver: boolean
    platform: Platform
    freshWorld: void
    wholeText: void
    savedData: void
  },
  { platformOf: (games: number | undefined) => Promise<Platform> }
>({
  /** The number of games in the world, if it matters. */
  games: [undefined, { option: true }],
  /**
   * Two thirds of the cost of home, for journeys that are about something else. Nothing is
   * installed with it, so those of the worker go without.
   */
  dataSaver: [false, { option: true }],
  savedData: [
    async ({ context, dataSaver }, use, { tags }) => {
      if (dataSaver && !tags.includes('@worker')) await saveData(context)
      await use()
    },
    { auto: true },
  ],
  platformOf: [
    async ({}, use) => {
      const started = new Map<number | undefined, Promise<Platform>>()
      await use((games) => {
        const platform = started.get(games) ?? startPlatform({ ...(games && { games }) })
        started.set(games, platform)
        return platform
      })
      for (const platform of started.values()) await (await platform).stop()
    },
    { scope: 'worker' },
  ],
  platform: async ({ games, platformOf }, use) => use(await platformOf(games)),
  page: ({ page }, use) => use(afterGoingBack(page)),
  baseURL: async ({ platform }, use) => use(platform.url),
  // Installing the worker costs as much processor time as a short journey, so only tests about it have it.
  serviceWorkers: async ({ serviceWorkers }, use, { tags, file }) =>
    use(tags.includes('@worker') || /[\\/]pwa[\\/]/.test(file) ? 'allow' : serviceWorkers),
  freshWorld: [
    async ({ platform }, use) => {
      await platform.reset()
      await use()
    },
    { auto: true },
  ],
  /** Fails if a shown message has no text. */
  wholeText: [
    async ({ context }, use) => {
      const missing: string[] = []
      context.on('weberror', (thrown) => {
        const { message } = thrown.error()
        if (message.startsWith('There is no text')) missing.push(message)
      })
      await use()
      expect(missing).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export const withMotion = { reducedMotion: 'no-preference' } as const
/** As on a current phone: with motion, and sharp. */
export const asSeen = { ...withMotion, deviceScaleFactor: 2 } as const

/** As many as a platform has in production. */
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
 * The platform's popups may appear at home at any time: closes them, as a player would. In a
 * background tab nobody can close one; it disappears with the session. Below a sheet it may stay
 * open.
 */
export const closePopups = (page: Page) =>
  page.addLocatorHandler(
    page.getByRole('button', { name: 'Got it' }),
    async (button) => {
      await button.click({ timeout: 1000 }).catch(() => undefined)
    },
    { noWaitAfter: true },
  )

/**
 * Opens a page with a player signed in, in English. With `remember` the session lasts for a week
 * without activity.
 */
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
  const { merchantCode } = await (await page.context().request.get('/merchant.json')).json()
  const loggedIn = await page.addInitScript(
    (session) => {
      if (self !== top) return
      localStorage.setItem('language', 'EN')
      localStorage.setItem('autoLogin', '1')
      localStorage.setItem('MC_SESSION_INFO', session)
    },
    JSON.stringify({ ...grant, merchantCode }),
  )
  await page.goto(next)
  await loggedIn.dispose()
}

/** Signs in through the form, in English, and waits for the page it leads to. */
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

/**
 * The digits in the picture. Waits for the picture, since the platform has not drawn one before.
 */
export async function readCaptcha(page: Page): Promise<string> {
  await expect(page.getByAltText('Code in the picture')).toBeVisible()
  const { answer } = await (await page.context().request.get('/sandbox/captcha')).json()
  return answer
}

/** Navigates as a link of the app does, which saves a page load. */
export async function go(page: Page, address: string) {
  await walk(page, [address])
}

/**
 * A panel that has just opened ignores the second tap of a double tap: tap again, as a player
 * would.
 */
export const tapInto = (link: Locator, address: RegExp) =>
  expect(async () => {
    if (!address.test(link.page().url())) await link.click({ timeout: 1000 })
    await expect(link.page()).toHaveURL(address, { timeout: 1000 })
  }).toPass()

/** Switches to another app and back: what is polled is asked for at once. */
export const lookAway = (page: Page) =>
  page.evaluate(() => {
    const turn = (state: string) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }
    turn('hidden')
    turn('visible')
  })

/** Switches the language as another tab does, which saves a page load. The app listens from its first idle moment. */
export async function speak(page: Page, language: string) {
  const change = () =>
    page.evaluate((newValue) => {
      dispatchEvent(new StorageEvent('storage', { key: 'language', newValue }))
      return document.documentElement.lang
    }, language)
  await expect.poll(change).toBe(language.toLowerCase())
}

/** Everything in the page's local and session storage. */
export const storedIn = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )

/** Waits until the worker is installed; it controls the page from the next navigation on. */
export async function installWorker(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

/**
 * Checks the whole page with its iframes, or the part that covers it, with every rule of axe or
 * with one.
 */
export async function expectNoAxeViolations(page: Page, part = 'html', rule?: string) {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await fadedIn(page)
  const violations = await axeFindings(page, { part, ...(rule && { rule }) })
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([])
}

/** Checks both themes, which differ only in their colours, and leaves the page in the other one. */
export async function expectAccessibleThemes(page: Page) {
  await expectNoAxeViolations(page)
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light'
  })
  await expectNoAxeViolations(page, 'html', 'color-contrast')
}

/** On paper the page is dark on white under its title, without tab bar and buttons. */
export async function expectLegibleOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print' })
  for (const role of ['navigation', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static')
  const main = page.getByRole('main')
  await expect(main).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(main.getByRole('heading').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  await page.emulateMedia({ media: null })
}
