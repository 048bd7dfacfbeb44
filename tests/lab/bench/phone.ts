import type { Browser } from '@playwright/test'
import { median } from '#tests/lab/report.ts'
import { startPlatform } from '#tests/support/platform.ts'
import { servePlainPage } from '#tests/support/plainPage.ts'
import { idle, openToRest } from './atRest.ts'
import { serveBareShell } from './bareShell.ts'
import { type Flight, flingPage } from './fling.ts'
import { timesOf, type Times } from './probe.ts'
import { phone, repeat, slower } from './conditions.ts'

const tile = '[data-boxes] li span, main [data-node-id] button'
/** A guest's tap on a game opens the free-play sheet or the login. */
const home = { element: tile, answer: 'main form, dialog[open]' }
const plain = { element: 'img', answer: '' }
const shell = { element: 'button', answer: 'button:not(:empty)' }

const spread = (values: readonly number[], digits = 0) => {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)]
  return `${middle.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`
}

/** One row of the table: the product's figures and those of the baseline, round by round. */
const compared = (measure: string, ours: readonly number[], floor: readonly number[]) => ({
  measure,
  home: spread(ours),
  floor: spread(floor),
  ratio: median(floor) === 0 ? '—' : Number((median(ours) / median(floor)).toFixed(2)),
})

const counted = (measure: string, home: number, floor: number) => ({
  measure,
  home,
  floor,
  ratio: '—',
})

const newPhone = (browser: Browser, serviceWorkers: 'allow' | 'block' = 'allow') =>
  browser.newContext({ ...phone, locale: 'bn-BD', serviceWorkers })

/**
 * The sandbox's pictures are SVG drawings, whose nodes count; a real platform's are photographs.
 */
async function nodesWithoutPictures(browser: Browser, url: string) {
  const context = await newPhone(browser)
  await context.route('**/cdn/**', (route) => route.abort())
  const { nodes } = await openToRest(await context.newPage(), url)
  await context.close()
  return nodes
}

/** What home and the plain page contain at rest, and what they do while untouched. */
async function restRows(browser: Browser, urls: readonly string[]) {
  const [own, floor] = await Promise.all(
    urls.map(async (url) => {
      const context = await newPhone(browser)
      const page = await context.newPage()
      const rest = await openToRest(page, url)
      const still = await idle(page, 20)
      await context.close()
      return { ...rest, ...still, bare: await nodesWithoutPictures(browser, url) }
    }),
  )
  if (!own || !floor) return []
  return [
    counted('elements at rest', own.elements, floor.elements),
    counted('nodes at rest, shadow trees included', own.nodes, floor.nodes),
    counted('the same without the platform’s drawn pictures', own.bare, floor.bare),
    counted('listeners at rest', own.listeners, floor.listeners),
    counted('requests until rest', own.requests, floor.requests),
    counted('scripts until rest', own.scripts, floor.scripts),
    counted('kB of scripts until rest, brotli', own.scriptBytes / 1000, floor.scriptBytes / 1000),
    counted('style recalculations in 20 s of rest', own.recalculations, floor.recalculations),
    counted('ms of main thread in 20 s of rest, 1× CPU', own.busy, floor.busy),
  ]
}

/** Round by round: the product, then the baseline. */
async function compareRounds(own: () => Promise<Times>, floor: () => Promise<Times>) {
  const pairs = await repeat(async () => [await own(), await floor()] as const)
  return { ours: pairs.map(([times]) => times), floors: pairs.map(([, times]) => times) }
}

const seen = (times: readonly Times[]) => times.map((one) => one.seen)
const answered = (times: readonly Times[]) => times.map((one) => one.answered)

async function firstVisits(browser: Browser, url: string, floorUrl: string) {
  const link = { cpu: slower, isSlow: true, isOffline: false }
  const visit = async (address: string, target: typeof home) => {
    const context = await newPhone(browser, 'block')
    const times = await timesOf(context, address, target, link)
    await context.close()
    return times
  }
  const { ours, floors } = await compareRounds(
    () => visit(url, { ...home, answer: '' }),
    () => visit(floorUrl, plain),
  )
  return [
    compared('first visit, 400 kbps / 400 ms, 4× CPU: first game, ms', seen(ours), seen(floors)),
  ]
}

/** Return visits on a phone that has the whole app cached and is offline. */
async function returns(browser: Browser, url: string, floorUrl: string) {
  const offline = { cpu: slower, isSlow: false, isOffline: true }
  const visit = async (address: string, target: typeof home) => {
    const context = await newPhone(browser)
    const before = await context.newPage()
    await before.goto(address)
    await before.evaluate(async () => void (await navigator.serviceWorker.ready))
    await before.reload()
    await before.waitForTimeout(8000)
    await before.close()
    const times = await timesOf(context, address, target, offline)
    await context.close()
    return times
  }
  const { ours, floors } = await compareRounds(
    () => visit(url, home),
    () => visit(floorUrl, shell),
  )
  return [
    compared('return without network, 4× CPU: first game seen, ms', seen(ours), seen(floors)),
    compared('the same: its tap answered, ms', answered(ours), answered(floors)),
  ]
}

const flung = 3000

/** Waits until the page is at rest, and makes it tall enough for a fling. */
async function flightsOver(browser: Browser, url: string) {
  const context = await newPhone(browser, 'block')
  const page = await context.newPage()
  await page.goto(url)
  await page.evaluate((least) => {
    document.body.style.minBlockSize = `${least}px`
  }, flung + 1000)
  await page.waitForTimeout(8000)
  const flights = await flingPage(page, { cpu: slower, distance: flung })
  await context.close()
  return flights
}

async function flings(browser: Browser, url: string, floorUrl: string) {
  const ours = await flightsOver(browser, url)
  const floors = await flightsOver(browser, floorUrl)
  const row = (measure: string, read: (flight: Flight) => number) =>
    compared(measure, ours.map(read), floors.map(read))
  return [
    row('fling through home, 4× CPU: frames dropped, %', ({ dropped }) => dropped),
    row('the same: longest frame, ms', ({ longest }) => longest),
    row('the same: main thread a frame, ms of its own time', ({ cost }) => cost),
  ]
}

/**
 * Home on a cheap phone, compared with a plain page with one picture and with a bare shell of the
 * same libraries.
 */
export async function measurePhone(browser: Browser) {
  await using platform = await startPlatform()
  const plainPage = await servePlainPage(platform.port + 3)
  const bareShell = await serveBareShell(platform.port + 4)
  const url = `${platform.url}/m/home`
  try {
    return [
      ...(await restRows(browser, [url, plainPage.url])),
      ...(await firstVisits(browser, url, plainPage.url)),
      ...(await returns(browser, url, bareShell.url)),
      ...(await flings(browser, url, plainPage.url)),
    ]
  } finally {
    plainPage.close()
    bareShell.close()
  }
}
