import { type Browser, chromium } from '@playwright/test'
import { chromiumArgs, ensureChromium } from '#tests/support/chromium.ts'
import { type Row, publish } from '#tests/support/figures.ts'
import { provideLetters } from '#tests/audit/letters.ts'
import { compare, keep } from './committed.ts'
import { startPlatform } from '#tests/support/platform.ts'
import { measureContent } from './content.ts'
import { weigh } from './firstView.ts'
import { measureFreeRound } from './freeRound.ts'
import { measureGrid } from './grid.ts'
import { measureInteractions } from './interactions.ts'
import { measureInbox } from './inbox.ts'
import { weighLite } from './lite.ts'
import { measurePhone } from './phone.ts'
import { measureSearch } from './search.ts'
import { measureTaps } from './taps.ts'
import { measureVisits } from './visits.ts'

type Measure = (browser: Browser, words: readonly string[]) => Promise<readonly Row[]>

const ofHome = async (measure: (url: string) => Promise<Row>) => {
  const platform = await startPlatform()
  const row = await measure(`${platform.url}/m/home`)
  await platform.stop()
  return [row]
}

const measures: Readonly<Record<string, Measure>> = {
  weight: (browser) => ofHome((url) => weigh(browser, url)),
  lite: (browser) => ofHome((url) => weighLite(browser, url)),
  phone: measurePhone,
  visits: measureVisits,
  taps: async (browser) => [await measureTaps(browser)],
  interactions: async (browser) => [await measureInteractions(browser)],
  freeRound: async (browser) => [await measureFreeRound(browser)],
  search: async (browser) => [await measureSearch(browser)],
  grid: measureGrid,
  inbox: async (browser) => [await measureInbox(browser)],
  content: measureContent,
}

const patience = 15 * 60_000

/** A measurement that fails or takes too long is reported, and does not stop the others. */
async function run(name: string, measure: Measure, words: readonly string[]) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    late.reject,
    patience,
    new Error(`No figure in ${patience / 60_000} min`),
  )
  try {
    const rows = await Promise.race([measure(browser, words), late.promise])
    publish(`bench-${name}`, rows)
    compare(name, rows)
    if (isKeeping) keep(name, rows)
  } catch (failure) {
    console.error(`${name}:`, failure)
    process.exitCode = 1
  } finally {
    clearTimeout(timer)
    await browser.close()
  }
}

if (process.env.BENCH_LETTERS === 'all') provideLetters()

const isKeeping = process.argv.includes('--keep')
const [wanted, ...words] = process.argv.slice(2).filter((word) => word !== '--keep')
const known = Object.keys(measures).join(', ')
const chosen = Object.entries(measures).filter(([name]) => wanted === undefined || name === wanted)
if (chosen.length === 0) throw new Error(`There is no ${wanted}; there are ${known}`)
for (const [name, measure] of chosen) await run(name, measure, words)
