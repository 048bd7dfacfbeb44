import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { chromiumArgs, ensureChromium } from '#tests/support/chromium.ts'
import { trustingArgs } from '#tests/support/certificate.ts'
import { median, writeReport } from '#tests/lab/report.ts'
import { isFronted } from '#tests/support/platform.ts'
import { untilIdle } from './untilIdle.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

export interface Measured {
  readonly scores: Readonly<Record<Category, number>>
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
}

const tries = 3

/**
 * One run, repeated if Lighthouse saw no paint, as happens now and then. Throws after too many
 * tries.
 */
export async function measure(name: string, url: string): Promise<Measured> {
  for (let run = 1; run <= tries; run++) {
    const result = await runOf(name, url)
    if (typeof result.categories.performance?.score === 'number') return measuredFrom(result)
  }
  throw new Error(`Lighthouse could not measure ${url}`)
}

/** In a separate browser, with Lighthouse's defaults: mobile, simulated slow 4G. */
async function runOf(name: string, url: string): Promise<Result> {
  const chrome = await launch({
    chromePath: ensureChromium(),
    chromeFlags: [...chromiumArgs, '--headless=new', ...(isFronted ? trustingArgs() : [])],
    logLevel: 'error',
  })
  const flags: Flags = { port: chrome.port, output: 'html', onlyCategories: [...categories] }
  await untilIdle(chrome.port)
  const outcome = await lighthouse(url, flags)
  chrome.kill()
  if (!outcome) throw new Error(`Lighthouse had nothing to say about ${url}`)
  writeReport(`${name}.html`, String(outcome.report))
  return outcome.lhr
}

const numeric = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? Number.NaN

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

export const lcpOf = (measured: readonly Measured[]) => middle(measured, ({ lcp }) => lcp)
export const tbtOf = (measured: readonly Measured[]) => middle(measured, ({ tbt }) => tbt)

/** The times of the pages that it is compared with, in milliseconds. */
interface Beside {
  readonly plainLcp: number
  /** Absent if it is not compared with a shell. */
  readonly shellTbt: number | null
}

/** The medians of a page's runs, as a row of the table. */
export function rowOf(
  screen: string,
  measured: readonly Measured[],
  { plainLcp, shellTbt }: Beside,
) {
  const [lcp, tbt] = [lcpOf(measured), tbtOf(measured)]
  return {
    screen,
    performance: middle(measured, ({ scores }) => scores.performance),
    accessibility: middle(measured, ({ scores }) => scores.accessibility),
    'best-practices': middle(measured, ({ scores }) => scores['best-practices']),
    seo: middle(measured, ({ scores }) => scores.seo),
    'FCP ms': Math.round(middle(measured, ({ fcp }) => fcp)),
    'LCP ms': Math.round(lcp),
    'LCP × plain': Number((lcp / plainLcp).toFixed(2)),
    CLS: Number(middle(measured, ({ cls }) => cls).toFixed(3)),
    'TBT ms': Math.round(tbt),
    'TBT × shell': shellTbt === null ? '' : Number((tbt / Math.max(shellTbt, 1)).toFixed(1)),
  }
}

export type AuditRow = ReturnType<typeof rowOf>
