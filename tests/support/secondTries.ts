import type { Reporter as BrowserReporter, TestCase as Journey } from '@playwright/test/reporter'

/** So many tests of one run may need a second try. */
const allowed = 2

/** Says which tests passed at their second try only; whether they were too many. */
function tooMany(names: readonly string[]): boolean {
  if (names.length === 0) return false
  const words = [`Passed at the second try only (${names.length}, at most ${allowed}):`, ...names]
  process.stdout.write(`\n${words.join('\n  ')}\n`)
  return names.length > allowed
}

/** What is used of a test of Vitest: the types of vitest/node change the matchers of jest-dom. */
interface FinishedTest {
  readonly fullName: string
  readonly module: { readonly relativeModuleId: string }
  diagnostic(): { readonly flaky: boolean } | undefined
}

/** For Vitest. */
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

/** For Playwright, which takes a reporter by its path alone. */
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
