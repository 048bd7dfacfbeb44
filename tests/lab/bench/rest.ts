import type { Browser } from '@playwright/test'
import { startPlatform } from '#tests/support/platform.ts'
import { idle, openToRest } from './atRest.ts'
import { phone, tenths } from './conditions.ts'

/** Upper limits for home as a guest sees it, each of which costs the phone work. */
const most = { elements: 1300, nodes: 3000, listeners: 320, requests: 42, scripts: 200 }
const mostRecalculations = 30
/** Kilobytes of scripts of a direct landing on another page. */
const mostOfLanding = 240

const landings = ['/m/login', '/m/register', '/m/help', '/m/activity']

/**
 * Milliseconds after rest until each banner has been drawn once, and what waits for the first touch
 * has come without one.
 */
const untilSettled = 21_000

const row = (measure: string, found: number, bound: number) => ({ measure, found, most: bound })

/** What home and other pages have loaded and contain when nobody touches them, with the limits. */
export async function measureRest(browser: Browser) {
  await using platform = await startPlatform()
  const open = async (path: string) => {
    const context = await browser.newContext({
      ...phone,
      locale: 'bn-BD',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    const { scriptBytes, ...rest } = await openToRest(page, `${platform.url}${path}`)
    return { context, page, rest: { ...rest, scripts: tenths(scriptBytes / 1000) } }
  }
  const { context, page, rest } = await open('/m/home')
  await page.waitForTimeout(untilSettled)
  const { recalculations } = await idle(page, 20)
  await context.close()
  const rows = [
    row('elements', rest.elements, most.elements),
    row('nodes, shadow trees included', rest.nodes, most.nodes),
    row('listeners', rest.listeners, most.listeners),
    row('requests', rest.requests, most.requests),
    row('kB of scripts, brotli', rest.scripts, most.scripts),
    row('style recalculations in four turns of the banners', recalculations, mostRecalculations),
  ]
  for (const path of landings) {
    const landing = await open(path)
    await landing.context.close()
    rows.push(row(`kB of scripts at ${path}, brotli`, landing.rest.scripts, mostOfLanding))
  }
  return rows
}
