import type { Browser } from '@playwright/test'
import { median } from '#tests/lab/report.ts'
import { startPlatform } from '#tests/support/platform.ts'
import { bytesOf, followWire } from '#tests/support/wire.ts'
import { slowDown } from './network.ts'
import { phone, repeat, slower } from './conditions.ts'

interface Way {
  readonly taps: number
  /** Milliseconds since navigation until a game with free play was visible, and tapped. */
  readonly tile: number
  /** Until the sheet offered free play, and it was tapped. */
  readonly offer: number
  /** Until the game was visible. */
  readonly opened: number
  /** Until its first round began. */
  readonly round: number
}

/** On the badge of a tile and on the button of the sheet. */
const tryFree = 'ফ্রি খেলুন'

/**
 * Runs in every iframe before its own scripts: taps each target as soon as it is painted and
 * visible.
 */
function walk(tryFree: string) {
  if (window.top !== window)
    return addEventListener('message', ({ data }) => {
      if (data === 'tap') document.querySelector<HTMLElement>('.play')?.click()
    })
  let taps = 0
  const find = async (selector: string, text: string) => {
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
        (element) => element.textContent.includes(text) && element.checkVisibility(),
      )
      if (found) return found
    }
  }
  const tap = (element: HTMLElement | null) => {
    taps += 1
    element?.click()
    return performance.now()
  }
  const said = (type: string) =>
    new Promise<number>((resolve) =>
      addEventListener('message', ({ data }) => {
        if (data?.type === type) resolve(performance.now())
      }),
    )
  /** Taps a game that waits for its player. */
  const play = () => {
    taps += 1
    document.querySelector('iframe')?.contentWindow?.postMessage('tap', '*')
  }
  const way = async () => {
    const [opening, beginning] = [said('mela:opened'), said('mela:round')]
    const game = await find('[data-boxes] li, main [data-node-id]', tryFree)
    const tile = tap(game.querySelector(':is(button, span)'))
    const asked = tap(await find('dialog[open] button', tryFree))
    const opened = await opening
    const timer = setTimeout(play, 2000)
    const round = await beginning
    clearTimeout(timer)
    return { tile, offer: asked, opened, round, taps }
  }
  return void Object.assign(window, { way: way() })
}

async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({ ...phone, locale: 'bn-BD' })
  const page = await context.newPage()
  await page.addInitScript(walk, tryFree)
  const fetched = await followWire(page)
  await slowDown(page, { cpu: slower, isSlow: true })
  await page.goto(url, { waitUntil: 'commit' })
  const way = await page.evaluate(() => Reflect.get(window, 'way') as Promise<Way>)
  await context.close()
  return { ...way, kilobytes: bytesOf(fetched) / 1000 }
}

/**
 * From the very first visit to the first round of free play, on a cheap phone and a slow network.
 */
export async function measureFreeRound(browser: Browser) {
  await using platform = await startPlatform()
  // The sandbox builds a game at its first request; a provider has built it beforehand.
  await visit(browser, `${platform.url}/m/home`)
  const visits = await repeat(() => visit(browser, `${platform.url}/m/home`))
  const middle = (key: keyof (typeof visits)[number]) =>
    Math.round(median(visits.map((one) => one[key])))
  return {
    taps: middle('taps'),
    'game seen and tapped, ms': middle('tile'),
    'free play offered and tapped, ms': middle('offer'),
    'game open, ms': middle('opened'),
    'first round begins, ms': middle('round'),
    'kB over the wire': middle('kilobytes'),
  }
}
