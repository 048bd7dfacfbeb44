import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { chromiumArgs, ensureChromium } from '../support/chromium.ts'
import { median, publish, writeReport } from '../support/figures.ts'
import { servePlainPage } from '../support/plainPage.ts'
import { startPlatform } from '../support/platform.ts'

const runs = Number(process.env.AUDIT_RUNS ?? 5)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const mostTimesPlain = 1.25

const screens = [
  { name: 'home', path: '/m/home' },
  { name: 'lobby', path: '/m/gameLobbyCenter?gameCategory=RNG' },
  { name: 'login', path: '/m/login' },
]

type Category = (typeof categories)[number]

interface Measured {
  readonly scores: Readonly<Record<Category, number>>
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
}

const numeric = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? Number.NaN

/** One run in a browser of its own: mobile, simulated slow 4G, as Lighthouse has it by default. */
async function measure(name: string, url: string): Promise<Measured> {
  const chrome = await launch({
    chromePath: ensureChromium(),
    chromeFlags: [...chromiumArgs, '--headless=new'],
    logLevel: 'error',
  })
  const flags: Flags = { port: chrome.port, output: 'html', onlyCategories: [...categories] }
  const outcome = await lighthouse(url, flags)
  chrome.kill()
  if (!outcome) throw new Error(`Lighthouse had nothing to say about ${url}`)
  writeReport(`${name}.html`, String(outcome.report))
  return measuredFrom(outcome.lhr)
}

function measuredFrom(result: Result): Measured {
  const scoreOf = (category: Category) =>
    Math.round((result.categories[category]?.score ?? 0) * 100)
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    fcp: numeric(result, 'first-contentful-paint'),
    lcp: numeric(result, 'largest-contentful-paint'),
    cls: numeric(result, 'cumulative-layout-shift'),
    tbt: numeric(result, 'total-blocking-time'),
  }
}

const middle = (measured: readonly Measured[], value: (one: Measured) => number) =>
  median(measured.map(value))

const platform = await startPlatform()
const plain = await servePlainPage(platform.port + 3)
const pages = [
  { name: 'plain', url: plain.url },
  ...screens.map(({ name, path }) => ({ name, url: platform.url + path })),
]

/** Rounds go over all pages, so that a noisy minute touches them alike. */
const results = new Map<string, Measured[]>(pages.map(({ name }) => [name, []]))
for (let run = 0; run < runs; run++)
  for (const { name, url } of pages) results.get(name)?.push(await measure(name, url))

await platform.stop()
plain.close()

const plainLcp = middle(results.get('plain') ?? [], ({ lcp }) => lcp)
const rows = [...results].map(([name, measured]) => ({
  screen: name,
  performance: middle(measured, ({ scores }) => scores.performance),
  accessibility: middle(measured, ({ scores }) => scores.accessibility),
  'best-practices': middle(measured, ({ scores }) => scores['best-practices']),
  seo: middle(measured, ({ scores }) => scores.seo),
  'FCP ms': Math.round(middle(measured, ({ fcp }) => fcp)),
  'LCP ms': Math.round(middle(measured, ({ lcp }) => lcp)),
  'LCP × plain': Number((middle(measured, ({ lcp }) => lcp) / plainLcp).toFixed(2)),
  CLS: Number(middle(measured, ({ cls }) => cls).toFixed(3)),
  'TBT ms': Math.round(middle(measured, ({ tbt }) => tbt)),
}))
publish('audit', rows)

const failing = rows
  .filter(({ screen }) => screen !== 'plain')
  .filter(
    (row) =>
      categories.some((category) => row[category] < least[category]) ||
      row['LCP × plain'] > mostTimesPlain,
  )
for (const { screen } of failing) console.error(`${screen} is below the thresholds`)
process.exit(failing.length > 0 ? 1 : 0)
