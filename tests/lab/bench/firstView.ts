import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'

const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1))

/** What the first view of a page loads: brotli kilobytes by kind, and the number of scripts. */
export async function weigh(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const bodies: { type: string; bytes: Promise<number> }[] = []
  let isWatching = true
  page.on('response', (response) => {
    if (!isWatching) return
    const type = response.request().resourceType()
    const bytes = response.body().then(
      (body) => brotliCompressSync(body).byteLength,
      () => 0,
    )
    bodies.push({ type, bytes })
  })
  await page.goto(url)
  // The page draws games before the app has loaded; only the app's own tiles have this attribute.
  await page.locator('main [data-node-id]').first().waitFor()
  isWatching = false
  const sum = async (type: string) => {
    const sizes = await Promise.all(bodies.filter((body) => body.type === type).map((b) => b.bytes))
    return { count: sizes.length, size: kilobytes(sizes.reduce((total, size) => total + size, 0)) }
  }
  const [scripts, html, styles] = [
    await sum('script'),
    await sum('document'),
    await sum('stylesheet'),
  ]
  await context.close()
  return {
    'scripts kB': scripts.size,
    'script requests': scripts.count,
    'HTML and CSS kB': kilobytes((html.size + styles.size) * 1000),
  }
}
