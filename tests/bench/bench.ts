import { type Browser, chromium } from '@playwright/test'
import { chromiumArgs, ensureChromium } from '../support/chromium.ts'
import { median, publish } from '../support/figures.ts'
import { servePlainPage } from '../support/plainPage.ts'
import { startPlatform } from '../support/platform.ts'
import { weigh } from './firstView.ts'
import { measureContent } from './content.ts'
import { measureGrid } from './grid.ts'
import { measureInbox } from './inbox.ts'
import { measureSearch } from './search.ts'
import { largestPaintTime, markTime, paintTime, slowDown } from './network.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const

interface Visit {
  readonly first: number
  readonly largest: number
  readonly lobby: number
}

/** A first visit ever, or the plain page's, on the slow link. */
async function coldVisit(browser: Browser, url: string, mark?: string): Promise<Visit> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await slowDown(page, { isSlow: true })
  await page.goto(url)
  const lobby = mark ? await markTime(page, mark) : Number.NaN
  const visit = { first: await paintTime(page), largest: await largestPaintTime(page), lobby }
  await context.close()
  return visit
}

/** A visit that fills the device, the tab closed, then the return that is measured. */
async function returnVisit(browser: Browser, url: string, isOffline: boolean): Promise<Visit> {
  const context = await browser.newContext(phone)
  const before = await context.newPage()
  await before.goto(url)
  await before.evaluate(async () => void (await navigator.serviceWorker.ready))
  await before.reload()
  await markTime(before, 'mela:fresh')
  await before.waitForTimeout(3000)
  await before.close()

  const page = await context.newPage()
  await slowDown(page, { cpu: 4, isSlow: !isOffline })
  await context.setOffline(isOffline)
  await page.goto(url)
  const lobby = await markTime(page, 'mela:lobby')
  const visit = { first: await paintTime(page), largest: await largestPaintTime(page), lobby }
  await context.close()
  return visit
}

async function repeat(visit: () => Promise<Visit>): Promise<Visit> {
  const visits: Visit[] = []
  for (let round = 0; round < rounds; round++) visits.push(await visit())
  const middle = (key: keyof Visit) => median(visits.map((one) => one[key]))
  return { first: middle('first'), largest: middle('largest'), lobby: middle('lobby') }
}

const platform = await startPlatform()
const plain = await servePlainPage(platform.port + 3)
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
const home = `${platform.url}/m/home`
const slots = `${platform.url}/m/gameLobbyCenter?gameCategory=RNG`

const weight = await weigh(browser, home)
const plainVisit = await repeat(() => coldVisit(browser, plain.url))
const cold = await repeat(() => coldVisit(browser, home, 'mela:lobby'))
const offline = await repeat(() => returnVisit(browser, home, true))
const slowReturn = await repeat(() => returnVisit(browser, home, false))
const offlineLobby = await repeat(() => returnVisit(browser, slots, true))
const slowLobby = await repeat(() => returnVisit(browser, slots, false))

const search = await measureSearch(browser)
const grid = await measureGrid(browser)
const inbox = await measureInbox(browser)
const content = await measureContent(browser)

await browser.close()
await platform.stop()
plain.close()

const milliseconds = (value: number) => (Number.isNaN(value) ? '—' : Math.round(value))
const rowOf = (what: string, visit: Visit) => ({
  visit: what,
  'first paint ms': milliseconds(visit.first),
  'largest paint ms': milliseconds(visit.largest),
  'largest × plain': Number((visit.largest / plainVisit.largest).toFixed(2)),
  'lobby drawn ms': milliseconds(visit.lobby),
})

publish('bench-weight', [weight])
publish('bench-search', [search])
publish('bench-grid', grid)
publish('bench-inbox', [inbox])
publish('bench-content', [content])
publish('bench', [
  rowOf('plain page, first visit, 400 kbps / 400 ms', plainVisit),
  rowOf('home, first visit, 400 kbps / 400 ms', cold),
  rowOf('home, second visit, no network, 4× CPU', offline),
  rowOf('home, second visit, 400 kbps / 400 ms, 4× CPU', slowReturn),
  rowOf('lobby, second visit, no network, 4× CPU', offlineLobby),
  rowOf('lobby, second visit, 400 kbps / 400 ms, 4× CPU', slowLobby),
])
