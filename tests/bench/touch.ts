import type { Browser, BrowserContext, Page } from '@playwright/test'
import { median } from '../support/figures.ts'
import { logIn } from '../support/journey.ts'
import { startPlatform } from '../support/platform.ts'
import { slowDown } from './network.ts'

const slower = 4
const taps = 10
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const
const slots = '/m/gameLobbyCenter?gameCategory=RNG'

/** From a tap to the frame that shows what it did, the platform answering seconds later: beside a bare button, the floor on this machine. */
export async function measureTouch(browser: Browser) {
  const platform = await startPlatform()
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await logIn(page, platform, 'member', slots)
  await settle(page)
  await platform.faults([{ path: '/wps/game/favourite', delayMs: 3000 }])
  await slowDown(page, { cpu: slower })
  const star = await timesOf(taps, (tap) => starTime(page, tap))
  await platform.clearFaults()
  const category = await turnTimes(page, [categoryView('FISH'), categoryView('RNG')])
  const filter = await turnTimes(page, [kindView(2), kindView(1)])
  const bare = await bareTimes(context)
  await context.close()
  await platform.stop()
  const floor = median(bare)
  const rowOf = (what: string, times: readonly number[]) => ({
    [`tap, ${slower}× CPU`]: what,
    'shown after ms, median': Math.round(median(times)),
    'slowest ms': Math.round(Math.max(...times)),
    '× a bare button': Number((median(times) / floor).toFixed(1)),
  })
  return [
    rowOf('a bare button', bare),
    rowOf('a star is painted', star),
    rowOf('a category shows its cached games', category),
    rowOf('a filter shows its cached games', filter),
  ]
}

async function timesOf(count: number, measure: (round: number) => Promise<number>) {
  const times: number[] = []
  for (let round = 0; round < count; round++) times.push(await measure(round))
  return times
}

/** The list is there and the page has nothing left to fetch. */
async function settle(page: Page) {
  await page.locator('main [data-node-id]').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(5000)
}

/** Clicks what `tap` names and waits until `seen` holds: ms up to the end of the frame that shows it. */
const tapTime = (page: Page, tap: string, seen: string) =>
  page.evaluate(
    ({ tap, seen }) =>
      new Promise<number>((resolve, reject) => {
        const part = document.querySelector<HTMLElement>(tap)
        if (!part || document.querySelector(seen)) return reject(new Error(`${tap} → ${seen}`))
        let start = 0
        const look = () => {
          if (!document.querySelector(seen)) return void requestAnimationFrame(look)
          // The frame is drawn when a task after it runs.
          const drawn = new MessageChannel()
          drawn.port1.onmessage = () => resolve(performance.now() - start)
          drawn.port2.postMessage(null)
        }
        setTimeout(() => {
          start = performance.now()
          part.click()
          requestAnimationFrame(look)
        }, 300)
      }),
    { tap, seen },
  )

const starTime = (page: Page, place: number) => {
  const tile = `main li:nth-child(${place + 1} of [data-node-id])`
  return tapTime(page, `${tile} [aria-pressed="false"]`, `${tile} [aria-pressed="true"]`)
}

interface View {
  readonly tap: string
  /** What the page has while this view is chosen. */
  readonly isOn: string
}

const categoryView = (category: string): View => ({
  tap: `nav a[href$="gameCategory=${category}"]`,
  isOn: `a[aria-current][href$="gameCategory=${category}"]`,
})

const kindView = (place: number): View => ({
  tap: `main label:nth-of-type(${place}) input[type="radio"]`,
  isOn: `label:nth-of-type(${place}) input:checked`,
})

/** Between two views that have been open before, by turns: each until its own first game stands. */
async function turnTimes(page: Page, views: readonly [View, View]): Promise<number[]> {
  const seen: string[] = []
  for (const { tap, isOn } of views) {
    await page.locator(tap).click({ force: true })
    await page.locator(`main ${isOn}`).waitFor({ state: 'attached' })
    await settle(page)
    const first = await page.locator('main [data-node-id]').first().getAttribute('data-node-id')
    seen.push(`main:has(${isOn}) [data-node-id="${first}"]`)
  }
  return timesOf(taps, (round) => {
    const turn = round % 2 === 0 ? 0 : 1
    return tapTime(page, views[turn].tap, seen[turn] ?? '')
  })
}

/** A page with a button that turns an attribute over. */
async function bareTimes(context: BrowserContext): Promise<number[]> {
  const page = await context.newPage()
  await page.setContent('<button id="bare" aria-pressed="false">☆</button>')
  await page.evaluate(() => {
    const button = document.getElementById('bare')
    button?.addEventListener('click', () => {
      const isPressed = button.getAttribute('aria-pressed') === 'true'
      button.setAttribute('aria-pressed', String(!isPressed))
    })
  })
  await slowDown(page, { cpu: slower })
  return timesOf(taps, (round) =>
    tapTime(page, '#bare', `#bare[aria-pressed="${round % 2 === 0}"]`),
  )
}
