import type { Browser } from '@playwright/test'
import { median } from '#tests/lab/report.ts'
import { servePlainPage } from '#tests/support/plainPage.ts'
import { startPlatform } from '#tests/support/platform.ts'
import { saveData } from '#tests/support/wire.ts'
import { largestPaintTime, markTime, paintTime, slowDown } from './network.ts'
import { phone, repeat } from './conditions.ts'

interface Visit {
  /** When the prerender is painted and the scripts are requested. */
  readonly shell: number
  readonly first: number
  readonly largest: number
  readonly lobby: number
}

/** A first visit to home, or to the plain page, on the slow network. */
async function coldVisit(
  browser: Browser,
  url: string,
  { mark, isLite = false }: { readonly mark?: string; readonly isLite?: boolean } = {},
): Promise<Visit> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  if (isLite) await saveData(page)
  await slowDown(page, { isSlow: true })
  await page.goto(url)
  const lobby = mark ? await markTime(page, mark) : Number.NaN
  const shell = mark ? await markTime(page, 'mela:shell') : Number.NaN
  const visit = {
    shell,
    first: await paintTime(page),
    largest: await largestPaintTime(page),
    lobby,
  }
  await context.close()
  return visit
}

/** A first visit that fills the caches; then the tab is closed and the return visit is measured. */
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
  const visit = {
    shell: await markTime(page, 'mela:shell'),
    first: await paintTime(page),
    largest: await largestPaintTime(page),
    lobby,
  }
  await context.close()
  return visit
}

async function middleOf(visit: () => Promise<Visit>): Promise<Visit> {
  const visits = await repeat(visit)
  const middle = (key: keyof Visit) => median(visits.map((one) => one[key]))
  return {
    shell: middle('shell'),
    first: middle('first'),
    largest: middle('largest'),
    lobby: middle('lobby'),
  }
}

const plainPage = 'plain page, first visit, 400 kbps / 400 ms'
const home = '/m/home'
const slots = '/m/gameLobbyCenter?gameCategory=RNG'
const lobby = { mark: 'mela:lobby' }

type Row = readonly [what: string, visit: (browser: Browser, url: string) => Promise<Visit>]

const rows: readonly Row[] = [
  ['home, first visit, 400 kbps / 400 ms', (b, url) => coldVisit(b, url + home, lobby)],
  [
    'lite home, first visit, 400 kbps / 400 ms',
    (b, url) => coldVisit(b, url + home, { ...lobby, isLite: true }),
  ],
  ['home, second visit, no network, 4× CPU', (b, url) => returnVisit(b, url + home, true)],
  ['home, second visit, 400 kbps / 400 ms, 4× CPU', (b, url) => returnVisit(b, url + home, false)],
  ['lobby, second visit, no network, 4× CPU', (b, url) => returnVisit(b, url + slots, true)],
  [
    'lobby, second visit, 400 kbps / 400 ms, 4× CPU',
    (b, url) => returnVisit(b, url + slots, false),
  ],
]

/**
 * First and return visits, compared with a plain page on the same network. With words, only the
 * rows that contain all of them.
 */
export async function measureVisits(browser: Browser, words: readonly string[]) {
  await using platform = await startPlatform()
  const plain = await servePlainPage(platform.port + 3)
  const floor = await middleOf(() => coldVisit(browser, plain.url))
  const table = [rowOf(plainPage, floor, floor)]
  for (const [what, visit] of rows) {
    if (!words.every((word) => what.includes(word))) continue
    table.push(rowOf(what, await middleOf(() => visit(browser, platform.url)), floor))
  }
  plain.close()
  return table
}

const milliseconds = (value: number) => (Number.isNaN(value) ? '—' : Math.round(value))

const rowOf = (what: string, visit: Visit, plain: Visit) => ({
  visit: what,
  'shell ms': milliseconds(visit.shell),
  'first paint ms': milliseconds(visit.first),
  'largest paint ms': milliseconds(visit.largest),
  'largest × plain': Number((visit.largest / plain.largest).toFixed(2)),
  'lobby drawn ms': milliseconds(visit.lobby),
})
