import type { CDPSession, Page } from '@playwright/test'
import { repeat } from './conditions.ts'
import { slowDown } from './network.ts'

/** Pixels per second. */
export const speed = 4000

export interface Flight {
  /** Percent. */
  readonly dropped: number
  /** Milliseconds. */
  readonly longest: number
  /** Frames that took more than 50 ms. */
  readonly late: number
  /** Milliseconds of the main thread's own CPU time per frame, without the machine's other work. */
  readonly cost: number
}

/** Scrolls from the top as a fling does: the compositor scrolls and the page follows. */
export async function fling(page: Page, session: CDPSession, distance: number): Promise<Flight> {
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(500)
  await page.evaluate(() => {
    const times: number[] = []
    const note = (time: number) => {
      times.push(time)
      Object.assign(window, { frameTimes: times, noting: requestAnimationFrame(note) })
    }
    note(performance.now())
  })
  const before = await busy(session)
  await scrollBy(session, distance)
  const spent = (await busy(session)) - before
  const { times, scrolled } = await page.evaluate(() => {
    cancelAnimationFrame(Number(Reflect.get(window, 'noting')))
    return { times: Reflect.get(window, 'frameTimes') as number[], scrolled: scrollY }
  })
  if (scrolled < distance * 0.9) throw new Error(`The page scrolled ${scrolled} px only`)
  return flightOf(times.slice(1), spent)
}

/** Milliseconds of main-thread work so far. */
export async function busy(session: CDPSession) {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

export const scrollBy = (session: CDPSession, distance: number) =>
  session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 420,
    yDistance: -distance,
    speed,
    // A finger would leave the screen.
    gestureSourceType: 'mouse',
  })

/** Milliseconds per frame of a 60 Hz screen, which a browser without a screen also assumes. */
const frame = 1000 / 60

function flightOf(times: readonly number[], spent: number): Flight {
  const lengths = times.slice(1).map((time, place) => time - (times[place] ?? time))
  const missed = lengths.map((length) => Math.max(0, Math.round(length / frame) - 1))
  const late = lengths.filter((length) => length > 50).length
  const dropped = missed.reduce((sum, count) => sum + count, 0)
  return {
    dropped: (100 * dropped) / (lengths.length + dropped),
    longest: Math.max(...lengths),
    late,
    cost: spent / lengths.length,
  }
}

interface Conditions {
  readonly cpu: number
  readonly distance: number
}

export async function flingPage(page: Page, { cpu, distance }: Conditions) {
  const session = await page.context().newCDPSession(page)
  await slowDown(page, { cpu })
  return repeat(() => fling(page, session, distance))
}
