import type { Browser, Page } from '@playwright/test'
import { median } from '#tests/lab/report.ts'
import { logIn } from '#tests/support/journey.ts'
import { startPlatform } from '#tests/support/platform.ts'
import { closeSearch, field, openSearch } from '#tests/support/search.ts'
import { slowDown } from './network.ts'
import { phone, rounds, slower } from './conditions.ts'

const lobby = '/m/gameLobbyCenter?gameCategory=RNG'

interface Interaction {
  readonly name: string
  readonly path: string
  readonly acts: readonly ((page: Page) => Promise<unknown>)[]
  /** Returns the page to where it was; not measured. */
  readonly after?: (page: Page) => Promise<unknown>
}

const tab = (name: string) => (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: new RegExp(`^${name}\\b`) })
    .tap()
const link = (name: string) => (page: Page) =>
  page
    .getByRole('navigation', { name: 'Game categories' })
    .getByRole('link', { name, exact: true })
    .tap()
const letter = (key: string) => (page: Page) => field(page).press(key)
const star = (page: Page) =>
  page.getByRole('main').locator('[data-node-id] [aria-pressed]').first().tap()

const interactions: readonly Interaction[] = [
  { name: 'star', path: lobby, acts: [star] },
  { name: 'category', path: lobby, acts: [link('Live casino'), link('Slots')] },
  { name: 'tab', path: '/m/home', acts: [tab('Promotions'), tab('Profile'), tab('Home')] },
  {
    name: 'filter sheet',
    path: lobby,
    acts: [(page) => page.getByRole('button', { name: /^Filter/ }).tap()],
    after: (page) => page.keyboard.press('Escape'),
  },
  { name: 'search opened', path: '/m/home', acts: [openSearch], after: closeSearch },
  {
    name: 'search, a letter',
    path: '/m/home',
    acts: ['a', 'v', 'i', 'a', 't'].map(letter),
  },
]

/** Interaction to next paint of the most frequent interactions, from the browser's event timing. */
export async function measureInteractions(browser: Browser) {
  await using platform = await startPlatform()
  const context = await browser.newContext({ ...phone, baseURL: platform.url })
  await context.addInitScript(watch)
  const page = await context.newPage()
  const row: Record<string, string> = {}
  for (const interaction of interactions) {
    await logIn(page, platform, 'member', interaction.path)
    if (interaction.name.startsWith('search,')) await openSearch(page)
    row[`${interaction.name}: next paint ms, ${slower}× CPU`] = await measure(page, interaction)
  }
  await context.close()
  return row
}

async function measure(page: Page, { acts, after }: Interaction) {
  const times: number[] = []
  await page.waitForLoadState('networkidle')
  // The first round loads the code; it is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    if (round === 1) await slowDown(page, { cpu: slower })
    for (const act of acts) {
      await page.evaluate(() => Object.assign(window, { longest: 0 }))
      await act(page)
      await page.waitForTimeout(round === 0 ? 600 : 1500)
      if (round > 0) times.push(await page.evaluate(() => Number(Reflect.get(window, 'longest'))))
    }
    await after?.(page)
    await page.waitForTimeout(400)
  }
  await slowDown(page, { cpu: 1 })
  return `${median(times)} (longest ${Math.max(...times)})`
}

function watch() {
  const observer = new PerformanceObserver((list) => {
    const durations = list.getEntries().map(({ duration }) => duration)
    const longest = Math.max(Number(Reflect.get(window, 'longest') ?? 0), ...durations)
    Object.assign(window, { longest })
  })
  observer.observe({ type: 'event', durationThreshold: 16 })
}
