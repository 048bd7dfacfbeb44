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

/** When a mark was set, ms since navigation; waits for it. */
export const markTime = (page: Page, name: string) =>
  page
    .waitForFunction((mark) => performance.getEntriesByName(mark)[0]?.startTime, name, {
      timeout: 60_000,
    })
    .then((handle) => handle.jsonValue())
    .then(Number)

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
