import type { Page } from '@playwright/test'

interface Conditions {
  /** How many times slower the processor is. */
  readonly cpu?: number
  /** A link of 400 kbps with 400 ms of latency. */
  readonly isSlow?: boolean
}

const slowLink = {
  offline: false,
  latency: 400,
  downloadThroughput: (400 * 1024) / 8,
  uploadThroughput: (400 * 1024) / 8,
}

/** Slows the page's processor and, for the page and its worker, the network. */
export async function slowDown(page: Page, { cpu = 1, isSlow = false }: Conditions) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (!isSlow) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowLink)
}

const pause = 2500

/**
 * When a mark was set, ms since navigation; waits for it. Asks seldom: each question runs a script of its own
 * on the slowed processor, and would delay what it measures.
 */
export async function markTime(page: Page, name: string): Promise<number> {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    await page.waitForTimeout(pause)
    const at = await page.evaluate(
      (mark) => performance.getEntriesByName(mark)[0]?.startTime ?? null,
      name,
    )
    if (at !== null) return at
  }
  throw new Error(`${name} was not reached`)
}

export const paintTime = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType('paint').find(({ name }) => name === 'first-contentful-paint')
        ?.startTime ?? Number.NaN,
  )

/** The last largest-contentful-paint so far, ms since navigation. */
export const largestPaintTime = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
