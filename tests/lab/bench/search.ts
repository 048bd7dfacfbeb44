import { readdirSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'
import { getCatalogue } from '#api/games/catalogue.ts'
import { indexOf } from '#features/games/lookup/find.rules.ts'
import type { Question, Reply } from '#features/games/lookup/search.messages.ts'
import { startPlatform } from '#tests/support/platform.ts'
import { slowDown } from './network.ts'
import { slower, tenths } from './conditions.ts'

const games = 20_000
const dist = process.env.DIST ?? join(import.meta.dirname, '../../../dist')

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
  await using platform = await startPlatform({ games })
  const address = `${platform.url}/lgw/game/catalogue?merchantCode=mela`
  const payload = await bytesOf(address)
  const index = await indexBytes(address)
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${platform.url}/merchant.json`)
  await slowDown(page, { cpu: slower })
  const { indexing, ...answers } = await answersTo(page, queries)
  await context.close()
  const times = answers.times.toSorted((a, b) => a - b)
  const at = (share: number) => tenths(times[Math.floor(times.length * share)] ?? Number.NaN)
  return {
    games,
    'catalogue kB, brotli': tenths(payload / 1000),
    'index kB': tenths(index / 1000),
    [`index built ms, ${slower}× CPU`]: tenths(indexing),
    [`answer ms, median of ${times.length}, ${slower}× CPU`]: at(0.5),
    [`answer ms, 95th percentile, ${slower}× CPU`]: at(0.95),
    [`answer ms, slowest, ${slower}× CPU`]: at(1 - 1 / times.length),
  }
}

/** Compressed, as on the wire. */
const bytesOf = (address: string) =>
  new Promise<number>((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'br', Merchant: 'mela' } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.byteLength))
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })

async function indexBytes(address: string) {
  const response = await fetch(address, { headers: { Merchant: 'mela' } })
  const { value } = v.parse(v.object({ value: getCatalogue.output }), await response.json())
  const { pieces, runs, starts, names, ends } = indexOf(value)
  const arrays = [starts, names, ends, pieces.starts, pieces.places, runs.starts, runs.places]
  return arrays.reduce(
    (sum, { byteLength }) => sum + byteLength,
    [...pieces.sounds, ...runs.sounds].join('').length,
  )
}

const script = () => {
  const file = readdirSync(join(dist, 'assets')).find((name) => /^search\.worker.*\.js$/.test(name))
  if (!file) throw new Error('The build has no search worker')
  return `/assets/${file}`
}

/** Milliseconds. Runs the worker's own script on the page's thread, the only one that can be slowed down. */
async function answersTo(page: Page, texts: readonly string[]) {
  return page.evaluate(
    async ({ address, texts }) => {
      const waiting = new Map<number, () => void>()
      window.postMessage = ({ number }: Reply) => waiting.get(number)?.()
      await import(address)
      const ask = (number: number, text: string) =>
        new Promise<void>((resolve) => {
          waiting.set(number, resolve)
          const question: Question = {
            number,
            merchantCode: 'mela',
            language: 'EN',
            wanted: { text, limit: 40 },
          }
          window.dispatchEvent(new MessageEvent('message', { data: question }))
        })
      // Loads the catalogue and builds the index.
      await ask(-1, '')
      const times: number[] = []
      for (const [number, text] of texts.entries()) {
        const start = performance.now()
        await ask(number, text)
        times.push(performance.now() - start)
      }
      const [index] = performance.getEntriesByName('mela:index')
      return { times, indexing: index?.duration ?? Number.NaN }
    },
    { address: script(), texts },
  )
}
