import { readdirSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Found, Question } from '../../src/features/games/lookup/search.messages.ts'
import { startPlatform } from '../support/platform.ts'
import { slowDown } from './network.ts'

const games = 20_000
const slower = 4
const dist = process.env.DIST ?? join(import.meta.dirname, '../../dist')

/** What players type; each text is searched for letter by letter. */
const typed = [
  'aviator',
  'evietor',
  'এভিয়েটর',
  'rickshaw rani',
  'রিকশা',
  'teen patti',
  'তিন পাত্তি',
  'ghuri',
  'sonar bangla',
  'baagh mama megaways',
  'roullete',
  'live casino',
  'xyzzy',
]
const queries = typed.flatMap((text) =>
  Array.from(text, (_, place) => text.slice(0, place + 1)).filter(
    (query) => query.trim() === query,
  ),
)

/**
 * The cost of searching a full catalogue: its size on the wire, its index, and its response times
 * on a slow CPU.
 */
export async function measureSearch(browser: Browser) {
  const platform = await startPlatform({ games })
  const payload = await bytesOf(`${platform.url}/lgw/game/catalogue?merchantCode=mela`)
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${platform.url}/merchant.json`)
  await slowDown(page, { cpu: slower })
  const costs = await answersTo(page, queries)
  await context.close()
  await platform.stop()
  const times = costs.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const at = (share: number) => tenths(times[Math.floor(times.length * share)] ?? Number.NaN)
  return {
    games,
    'catalogue kB, brotli': tenths(payload / 1000),
    'index kB': tenths((costs[0]?.bytes ?? Number.NaN) / 1000),
    [`index built ms, ${slower}× CPU`]: tenths(costs[0]?.indexing ?? Number.NaN),
    [`answer ms, median of ${times.length}, ${slower}× CPU`]: at(0.5),
    [`answer ms, 95th percentile, ${slower}× CPU`]: at(0.95),
    [`answer ms, slowest, ${slower}× CPU`]: at(1 - 1 / times.length),
  }
}

const tenths = (value: number) => Number(value.toFixed(1))

/** Compressed, as on the wire. */
const bytesOf = (address: string) =>
  new Promise<number>((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'br', Merchant: 'mela' } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.byteLength))
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })

const script = () => {
  const file = readdirSync(join(dist, 'assets')).find((name) => /^search\.worker.*\.js$/.test(name))
  if (!file) throw new Error('The build has no search worker')
  return `/assets/${file}`
}

/** Runs the worker's own script on the page's thread, the only one that can be slowed down. */
async function answersTo(page: Page, texts: readonly string[]): Promise<Found['cost'][]> {
  return page.evaluate(
    async ({ address, texts }) => {
      const waiting = new Map<number, (found: Found) => void>()
      window.postMessage = (reply: { number: number; found: Found }) =>
        waiting.get(reply.number)?.(reply.found)
      await import(address)
      const ask = (number: number, text: string) =>
        new Promise<Found>((resolve) => {
          waiting.set(number, resolve)
          const question: Question = {
            number,
            merchantCode: 'mela',
            language: 'EN',
            wanted: { text, most: 40 },
          }
          window.dispatchEvent(new MessageEvent('message', { data: question }))
        })
      const costs = []
      for (const [number, text] of texts.entries()) costs.push((await ask(number, text)).cost)
      return costs
    },
    { address: script(), texts },
  )
}
