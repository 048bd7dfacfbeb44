import { type Browser, type Page, devices } from 'playwright'
import { closePopups, logIn } from '#tests/support/journey.ts'
import type { Platform } from '#tests/support/platform.ts'
import { parseLog } from './log.ts'

export interface Visit {
  readonly name: string
  /** Fraction of all visits. */
  readonly share: number
  /** The URLs of all reads. */
  readonly reads: readonly string[]
  /** Number of writes; they are not replayed. */
  readonly writes: number
  readonly headers: Readonly<Record<string, string>>
}

const settle = (page: Page) => page.waitForTimeout(6000)

async function browse(page: Page, isMember: boolean) {
  await page.goto('/m/home')
  await settle(page)
  await page.locator('a[href*="gameLobbyCenter?gameCategory=RNG"]').first().click()
  await settle(page)
  if (!isMember) return
  await page.locator('main [data-node-id]').nth(2).getByRole('button').first().click()
  await settle(page)
}

/** Records the requests of a guest's and a member's first and return visits. */
export async function recordVisits(browser: Browser, platform: Platform): Promise<Visit[]> {
  const guest = await recordVisitor(browser, platform, { first: 0.15, return: 0.35 })
  const member = await recordVisitor(browser, platform, { first: 0.1, return: 0.4, name: 'member' })
  return [...guest, ...member]
}

const phoneAt = ({ url }: Platform) => ({
  ...devices['Pixel 5'],
  baseURL: url,
  ignoreHTTPSErrors: true,
})

/**
 * What a first-time guest sees while the platform is down: the number of games at home and in a
 * list.
 */
export async function visitWithout(browser: Browser, platform: Platform) {
  const page = await browser.newPage(phoneAt(platform))
  const games = page.locator('main [data-node-id]')
  await closePopups(page)
  await page.goto('/m/home')
  await games.first().waitFor()
  const home = await games.count()
  await page.locator('a[href*="gameLobbyCenter?gameCategory=RNG"]').first().click()
  await page.locator('[data-category="HOT"]').waitFor({ state: 'detached' })
  await games.first().waitFor()
  const list = await games.count()
  await page.close()
  return { home, list }
}

interface Visitor {
  readonly first: number
  readonly return: number
  /** The account's username; a guest without one. */
  readonly name?: string
}

async function recordVisitor(browser: Browser, platform: Platform, visitor: Visitor) {
  const context = await browser.newContext(phoneAt(platform))
  const headers: Record<string, string> = {}
  const recordVisit = async (name: string, share: number, isNew: boolean): Promise<Visit> => {
    const before = parseLog(platform).length
    const page = await context.newPage()
    page.on('request', (request) => {
      const { token, merchant } = request.headers()
      Object.assign(headers, token && { token }, merchant && { merchant })
    })
    await closePopups(page)
    if (isNew && visitor.name) await logIn(page, platform, visitor.name)
    await browse(page, visitor.name !== undefined)
    await page.close()
    // The page opened for the login is not the app's, so the browser requests a default icon.
    const lines = parseLog(platform)
      .slice(before)
      .filter(({ path }) => path !== '/favicon.ico')
    const reads = lines.filter(({ method }) => method === 'GET').map(({ path }) => path)
    const cookies = await context.cookies(platform.url)
    const cookie = cookies.map(({ name: key, value }) => `${key}=${value}`).join('; ')
    const all = { ...headers, ...(cookie && { cookie }) }
    return { name, share, reads, writes: lines.length - reads.length, headers: all }
  }
  const who = visitor.name ?? 'guest'
  const visits = [
    await recordVisit(`${who}, first visit`, visitor.first, true),
    await recordVisit(`${who}, return`, visitor.return, false),
  ]
  await context.close()
  return visits
}
