import type { Browser } from '@playwright/test'
import { bytesOf, followWire, saveData } from '#tests/support/wire.ts'

const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1))

/**
 * All bytes that a first visit with Data Saver transfers until the network is idle, headers
 * included.
 */
export async function weighLite(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await saveData(page)
  const fetched = await followWire(page)
  await page.goto(url)
  await page.waitForFunction(() => performance.getEntriesByName('mela:fresh').length > 0)
  await page.waitForLoadState('networkidle')
  const row = {
    'lite home kB over the wire': kilobytes(bytesOf(fetched)),
    requests: fetched.length,
  }
  await context.close()
  return row
}
