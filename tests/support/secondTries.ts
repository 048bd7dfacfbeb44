import type { Reporter as BrowserReporter, TestCase as Journey } from '@playwright/test/reporter'

/** How many tests of one run may need a second try. */
const allowed = 2

/** Prints the tests that passed only at their second try; returns whether there were too many. */
function tooMany(names: readonly string[]): boolean {
  if (names.length === 0) return false
  const words = [`Passed at the second try only (${names.length}, at most ${allowed}):`, ...names]
  process.stdout.write(`\n${words.join('\n  ')}\n`)
  return names.length > allowed
}

/**
 * The part of a Vitest test that is used here: importing the types of vitest/node changes
 * jest-dom's matchers.
 */
interface FinishedTest {
  readonly fullName: string
  readonly module: { readonly relativeModuleId: string }
  diagnostic(): { readonly flaky: boolean } | undefined
}

export class UnitSecondTries {
  readonly #names: string[] = []

  onTestCaseResult(test: FinishedTest) {
    if (test.diagnostic()?.flaky)
      this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}`)
  }

  onTestRunEnd() {
    if (tooMany(this.#names)) process.exitCode = 1
  }
}

/** A Playwright reporter, which has to be the default export: Playwright loads it by its path. */
export default class JourneySecondTries implements BrowserReporter {
  readonly #tests = new Set<Journey>()

  onTestEnd(test: Journey) {
    this.#tests.add(test)
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    const flaky = [...this.#tests].filter((test) => test.outcome() === 'flaky')
    const names = flaky.map((test) => test.titlePath().filter(Boolean).join(' › '))
    return tooMany(names) ? { status: 'failed' } : undefined
  }
}
