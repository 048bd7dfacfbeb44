import { inspect } from 'node:util'
import type { Browser } from '@playwright/test'
import { openBrowser } from '#tests/support/chromium.ts'
import { type Row, publish } from '#tests/lab/report.ts'
import { provideLetters } from '#tests/lab/audit/letters.ts'
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
import { measureRest } from './rest.ts'
import { measureSearch } from './search.ts'
import { measureTaps } from './taps.ts'
import { measureUntouched } from './untouched.ts'
import { measureVisits } from './visits.ts'

type Measure = (browser: Browser, words: readonly string[]) => Promise<readonly Row[]>

const ofHome = async (measure: (url: string) => Promise<Row>) => {
  await using platform = await startPlatform()
  return [await measure(`${platform.url}/m/home`)]
}

const measures: Readonly<Record<string, Measure>> = {
  weight: (browser) => ofHome((url) => weigh(browser, url)),
  lite: (browser) => ofHome((url) => weighLite(browser, url)),
  rest: measureRest,
  untouched: measureUntouched,
  phone: measurePhone,
  visits: measureVisits,
  taps: async (browser) => [await measureTaps(browser)],
  interactions: measureInteractions,
  freeRound: async (browser) => [await measureFreeRound(browser)],
  search: async (browser) => [await measureSearch(browser)],
  grid: measureGrid,
  inbox: async (browser) => [await measureInbox(browser)],
  content: measureContent,
}

const patience = 15 * 60_000

/** Each figure of a table that is over its limit. */
const overLimit = (rows: readonly Row[]) =>
  rows
    .filter(({ found = 0, most = Infinity }) => Number(found) > Number(most))
    .map(({ measure, found, most }) => `${measure}: ${found}, and at most ${most}`)

/** A measurement that fails or takes too long is reported, and does not stop the others. */
async function figuresOf(name: string, words: readonly string[], isKeeping: boolean) {
  await using browser = await openBrowser()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    late.reject,
    patience,
    new Error(`No figure in ${patience / 60_000} min`),
  )
  try {
    const rows = await Promise.race([measures[name]?.(browser, words) ?? [], late.promise])
    publish(`bench-${name}`, rows)
    compare(name, rows)
    if (isKeeping) keep(name, rows)
    return overLimit(rows)
  } catch (failure) {
    return [`${name}: ${inspect(failure)}`]
  } finally {
    clearTimeout(timer)
  }
}

/** One measurement by its name, with the words that select its rows, or all. */
export async function run(words: readonly string[]) {
  if (process.env.BENCH_LETTERS === 'all') provideLetters()
  const [wanted, ...others] = words.filter((word) => word !== '--keep')
  const chosen = Object.keys(measures).filter((name) => wanted === undefined || name === wanted)
  if (chosen.length === 0)
    return [`There is no ${wanted}; there are ${Object.keys(measures).join(', ')}`]
  const faults: string[] = []
  for (const name of chosen)
    faults.push(...(await figuresOf(name, others, words.includes('--keep'))))
  return faults
}
