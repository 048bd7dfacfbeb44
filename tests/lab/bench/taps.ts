import type { Browser, Locator, Page } from '@playwright/test'
import { median } from '#tests/lab/report.ts'
import { logIn } from '#tests/support/journey.ts'
import { startPlatform } from '#tests/support/platform.ts'
import { slowDown } from './network.ts'
import { phone, repeat, rounds, slower } from './conditions.ts'

/** A visible change: the attribute of the first matching element gets another value. */
interface Change {
  readonly selector: string
  readonly attribute: string
}

const star = { selector: '[data-node-id] [aria-pressed]', attribute: 'aria-pressed' }
const firstGame = { selector: 'main [data-node-id]', attribute: 'data-node-id' }

/** Milliseconds from a tap until its effect is painted, with the games already loaded. */
export async function measureTaps(browser: Browser) {
  await using platform = await startPlatform()
  const context = await browser.newContext({ ...phone, baseURL: platform.url })
  const page = await context.newPage()
  await logIn(page, platform, 'member', '/m/gameLobbyCenter?gameCategory=RNG')
  const categories = page.getByRole('navigation', { name: 'Game categories' })
  const category = (name: string) => categories.getByRole('link', { name, exact: true })
  const classes = page.getByRole('main').getByRole('radiogroup', { name: 'Game types' })
  const ofClass = (name: string) => classes.getByText(name, { exact: true })
  // The first taps load the games and the code; they are not counted.
  const ways = [category('Live casino'), category('Slots')]
  const lists = [ofClass('New'), ofClass('All')]
  await page.locator(firstGame.selector).first().waitFor()
  for (const way of [...ways, ...lists]) await timeOf(page, way, firstGame)
  const stars = [page.locator(star.selector).first()]
  for (const _ of [1, 2]) await timeOf(page, page.locator(star.selector).first(), star)
  const figures = async (cpu: number) => {
    await slowDown(page, { cpu })
    return {
      [`star painted ms, ${cpu}× CPU`]: await timesOf(page, stars, star),
      [`category changed ms, ${cpu}× CPU`]: await timesOf(page, ways, firstGame),
      [`class changed ms, ${cpu}× CPU`]: await timesOf(page, lists, firstGame),
    }
  }
  const row = { ...(await figures(1)), ...(await figures(slower)) }
  await context.close()
  return row
}

async function timesOf(page: Page, controls: readonly Locator[], change: Change) {
  const times = await repeat((round) => {
    const control = controls[round % controls.length]
    return control ? timeOf(page, control, change) : Promise.resolve(Number.NaN)
  }, 2 * rounds)
  return `${Math.round(median(times))} (longest ${Math.round(Math.max(...times))})`
}

/** From the browser's own timestamp of the click to the frame that shows the change. */
async function timeOf(page: Page, control: Locator, change: Change): Promise<number> {
  await control.waitFor()
  await page.evaluate(watch, change)
  await control.click()
  const milliseconds = await page.evaluate(() => Reflect.get(window, 'painted') as Promise<number>)
  if (Number.isNaN(milliseconds)) throw new Error(`${String(control)} changed nothing`)
  await page.waitForTimeout(400)
  return milliseconds
}

function watch({ selector, attribute }: Change) {
  const read = () => document.querySelector(selector)?.getAttribute(attribute) ?? null
  const before = read()
  let start = Number.NaN
  addEventListener('click', ({ timeStamp }) => (start = timeStamp), { capture: true, once: true })
  const painted = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      const now = read()
      if (now === null || now === before) return
      observer.disconnect()
      // After the frame is drawn, not when it begins.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
    })
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: [attribute],
    })
    setTimeout(resolve, 10_000, Number.NaN)
  })
  Object.assign(window, { painted })
}
