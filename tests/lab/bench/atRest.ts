import { brotliCompressSync } from 'node:zlib'
import type { CDPSession, Page } from '@playwright/test'

/** What a page at rest contains and has loaded: counts that are the same on every machine. */
export interface Rest {
  readonly elements: number
  /** Includes text and the shadow trees of drawings. */
  readonly nodes: number
  readonly listeners: number
  readonly requests: number
  readonly scripts: number
  /** Compressed with brotli, without those of the worker that draws. */
  readonly scriptBytes: number
}

const artist = /\/assets\/artist-/

/** Milliseconds after which an untouched page has loaded and mounted everything that it will. */
const untilRest = 15_000

const metricsOf = async (session: CDPSession) => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
}

/** Opens the address and waits, without touching the page, until it is at rest. */
export async function openToRest(page: Page, url: string): Promise<Rest> {
  const session = await page.context().newCDPSession(page)
  const scripts: Promise<number>[] = []
  let requests = 0
  page.on('response', (response) => {
    if (response.url().startsWith('http')) requests += 1
    if (response.request().resourceType() !== 'script' || artist.test(response.url())) return
    scripts.push(response.body().then((body) => brotliCompressSync(body).byteLength))
  })
  await page.goto(url)
  await page.waitForTimeout(untilRest)
  const sizes = await Promise.all(scripts)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const metric = await metricsOf(session)
  const rest = {
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    requests,
    scripts: sizes.length,
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
  }
  await session.detach()
  return rest
}

/**
 * What an untouched page does: how often it recalculates styles, and the milliseconds that its main
 * thread is busy.
 */
export async function idle(page: Page, seconds: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await metricsOf(session)
  await page.waitForTimeout(seconds * 1000)
  const after = await metricsOf(session)
  await session.detach()
  const since = (name: string) => after(name) - before(name)
  return {
    recalculations: since('RecalcStyleCount'),
    busy: Math.round(since('TaskDuration') * 1000),
  }
}
