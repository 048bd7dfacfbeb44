import type { Browser, Page } from '@playwright/test'
import { type Row, median } from '#tests/lab/report.ts'
import { logIn } from '#tests/support/journey.ts'
import { startPlatform } from '#tests/support/platform.ts'
import { closeSearch, searchField, openSearch } from '#tests/support/search.ts'
import { slowDown } from './network.ts'
import { phone, rounds, slower } from './conditions.ts'

const lobby = '/m/gameLobbyCenter?gameCategory=RNG'

/** Milliseconds to the next paint. */
const most = { median: 120, longest: 200 }

interface Interaction {
  readonly name: string
  readonly isGuest?: boolean
  readonly path: string
  /** Not measured. */
  readonly before?: (page: Page) => Promise<unknown>
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
const letter = (key: string) => (page: Page) => searchField(page).press(key)
const star = (page: Page) =>
  page.getByRole('main').locator('[data-node-id] [aria-pressed]').first().tap()
const openFilter = (page: Page) => page.getByRole('button', { name: /^Filter/ }).tap()
const inFilter = (page: Page) => page.getByRole('dialog', { name: 'Filter' }).getByRole('button')
const username = (page: Page) => page.getByLabel('Username')

const interactions: readonly Interaction[] = [
  { name: 'star', path: lobby, acts: [star] },
  { name: 'category', path: lobby, acts: [link('Live casino'), link('Slots')] },
  { name: 'tab', path: '/m/home', acts: [tab('Promotions'), tab('Profile'), tab('Home')] },
  {
    name: 'sheet',
    path: lobby,
    acts: [openFilter],
    after: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'filter',
    path: lobby,
    before: openFilter,
    acts: [
      (page) => inFilter(page).filter({ hasText: 'Padma Play' }).tap(),
      (page) => inFilter(page).filter({ hasText: 'Submit' }).tap(),
    ],
    after: (page) => page.getByRole('button', { name: 'Remove: Padma Play' }).tap(),
  },
  { name: 'search opened', path: '/m/home', acts: [openSearch], after: closeSearch },
  {
    name: 'search, a letter',
    path: '/m/home',
    before: openSearch,
    acts: ['a', 'v', 'i', 'a', 't'].map(letter),
    after: closeSearch,
  },
  {
    name: 'form, first letter',
    path: '/m/login?lang=EN',
    isGuest: true,
    acts: [(page) => username(page).press('a')],
    after: (page) => username(page).fill(''),
  },
]

/** Interaction to next paint of the most frequent interactions, from the browser's event timing. */
export async function measureInteractions(browser: Browser) {
  await using platform = await startPlatform()
  const rows: Row[] = []
  for (const interaction of interactions) {
    const context = await browser.newContext({ ...phone, baseURL: platform.url })
    await context.addInitScript(watch)
    const page = await context.newPage()
    if (interaction.isGuest) await page.goto(interaction.path)
    else await logIn(page, platform, 'member', interaction.path)
    const times = await measure(page, interaction)
    const measured = `${interaction.name}: next paint, ms, ${slower}× CPU`
    rows.push(
      { measure: measured, found: median(times), most: most.median },
      { measure: `${measured}, longest`, found: Math.max(...times), most: most.longest },
    )
    await context.close()
  }
  return rows
}

async function measure(page: Page, { before, acts, after }: Interaction) {
  const times: number[] = []
  await page.waitForLoadState('networkidle')
  // The first round loads the code; it is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    if (round === 1) await slowDown(page, { cpu: slower })
    await before?.(page)
    await page.waitForTimeout(400)
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
  return times
}

function watch() {
  const observer = new PerformanceObserver((list) => {
    const durations = list.getEntries().map(({ duration }) => duration)
    const longest = Math.max(Number(Reflect.get(window, 'longest') ?? 0), ...durations)
    Object.assign(window, { longest })
  })
  observer.observe({ type: 'event', durationThreshold: 16 })
}
