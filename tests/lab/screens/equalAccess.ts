import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fadedIn } from '#tests/support/faded.ts'
import { reviewed } from './equalAccess.reviewed.ts'

/** IBM's engine, which Playwright adds to the page without the network. */
const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

interface Result {
  readonly ruleId: string
  readonly message: string
  readonly snippet: string
  readonly value: readonly [kind: string, outcome: string]
}

declare const ace: {
  readonly Checker: new () => {
    check(document: Document, sets: readonly string[]): Promise<{ results: readonly Result[] }>
  }
}

/** The violations of IBM Equal Access, without those that people have reviewed and found right. */
export async function equalAccessFaults(page: Page): Promise<string[]> {
  await page.evaluate(engine)
  // A notice of the platform may come at any time.
  await fadedIn(page)
  const results = await page.evaluate(async () => {
    const report = await new ace.Checker().check(document, ['IBM_Accessibility'])
    return report.results
      .filter(({ value }) => value[0] === 'VIOLATION' && /FAIL|POTENTIAL/.test(value[1]))
      .map(({ ruleId, message, snippet, value }) => ({ ruleId, message, snippet, value }))
  })
  return results
    .filter((result) => !isReviewed(result))
    .map(({ ruleId, message, snippet }) => `IBM ${ruleId}: ${message} ${snippet.slice(0, 120)}`)
}

const met = new Set<(typeof reviewed)[number]>()

/** A question is asked wherever the engine cannot decide by itself. */
function isReviewed({ ruleId, snippet, value }: Result): boolean {
  const answer = reviewed.find(
    ({ rule, part, isQuestion }) =>
      rule === ruleId &&
      (isQuestion !== true || value[1] === 'POTENTIAL') &&
      (part === undefined || part.test(snippet)),
  )
  if (answer) met.add(answer)
  return answer !== undefined
}

/** Reviewed entries that no longer occur, once every screen was checked. */
export const outdatedReviews = (): string[] =>
  reviewed.filter((answer) => !met.has(answer)).map(({ rule }) => rule)
