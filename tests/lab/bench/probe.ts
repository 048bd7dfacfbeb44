import type { BrowserContext, Page } from '@playwright/test'
import { slowDown } from './network.ts'

/** Milliseconds since navigation. */
export interface Times {
  /** When the element was first visible, with its picture loaded. */
  readonly seen: number
  /** When its click had taken effect. */
  readonly answered: number
}

interface Target {
  readonly element: string
  /** A selector that matches once the click has taken effect. */
  readonly answer: string
}

/**
 * Runs in the page before its own scripts: clicks the element once it is visible, and records both
 * times.
 */
function watch({ element, answer }: Target) {
  const isSeen = (found: Element) => {
    const { width, height } = found.getBoundingClientRect()
    const isThere =
      found instanceof HTMLImageElement ? found.naturalWidth > 0 : found.textContent !== ''
    return width > 0 && height > 0 && isThere && found.checkVisibility()
  }
  const times = new Promise<Times>((resolve, reject) => {
    setTimeout(reject, 60_000, new Error(`${element} was not answered`))
    const lookForAnswer = (seen: number) => {
      if (answer === '' || document.querySelector(answer))
        resolve({ seen, answered: performance.now() })
      else requestAnimationFrame(() => lookForAnswer(seen))
    }
    const look = () => {
      const found = [...document.querySelectorAll<HTMLElement>(element)].find(isSeen)
      if (!found) return requestAnimationFrame(look)
      // Waits for the paint, as a player would.
      return setTimeout(() => {
        const seen = performance.now()
        if (answer !== '') found.click()
        lookForAnswer(seen)
      })
    }
    requestAnimationFrame(look)
  })
  Object.assign(window, { times })
}

interface Conditions {
  readonly cpu: number
  readonly isSlow: boolean
  readonly isOffline: boolean
}

/**
 * Opens the address on a slowed-down phone and returns when the target was visible and had
 * responded.
 */
export async function timesOf(
  context: BrowserContext,
  url: string,
  target: Target,
  { cpu, isSlow, isOffline }: Conditions,
): Promise<Times> {
  const page: Page = await context.newPage()
  await page.addInitScript(watch, target)
  await slowDown(page, { cpu, isSlow })
  await context.setOffline(isOffline)
  await page.goto(url, { waitUntil: 'commit' })
  const times = await page.evaluate(() => Reflect.get(window, 'times') as Promise<Times>)
  await page.close()
  return times
}
