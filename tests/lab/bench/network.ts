import type { Page } from '@playwright/test'

interface Conditions {
  /** The CPU slowdown factor. */
  readonly cpu?: number
  /** A network of 400 kbps with 400 ms of latency. */
  readonly isSlow?: boolean
}

const slowLink = {
  offline: false,
  latency: 400,
  downloadThroughput: (400 * 1024) / 8,
  uploadThroughput: (400 * 1024) / 8,
}

/** Slows down the page's CPU, and the network of both the page and its worker. */
export async function slowDown(page: Page, { cpu = 1, isSlow = false }: Conditions) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (!isSlow) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowLink)
}

const pause = 2500

/**
 * Waits for a mark and returns its time, ms since navigation. Polls rarely: each poll runs a script
 * on the slowed CPU and would delay what it measures.
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
