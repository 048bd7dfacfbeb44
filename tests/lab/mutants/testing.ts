import { type ChildProcess, fork } from 'node:child_process'
import { basename, dirname, join } from 'node:path'
import type { Fault } from './faults.ts'
import { placeOf } from './faults.ts'
import { type Outcome, outcomeOf, type Report, type Run } from './outcome.ts'
import type { Job } from './tester.ts'
import type { Unmutated } from './unmutated.ts'

const isWindows = process.platform === 'win32'

/** A process that keeps Vitest ready, and is replaced when a run does not end. */
export class Tester {
  #child: ChildProcess | undefined
  #isReady: Promise<unknown> = Promise.resolve()

  end() {
    const child = this.#child
    this.#child = undefined
    if (child?.pid === undefined || child.exitCode !== null) return
    if (isWindows) child.kill()
    else process.kill(-child.pid, 'SIGKILL')
  }

  #start(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'tester.ts'), {
      detached: !isWindows,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#isReady = new Promise((resolve) => {
      child.once('message', resolve)
      child.once('exit', resolve)
    })
    this.#child = child
    return child
  }

  async run(job: Job, limit: number): Promise<Run> {
    const child = this.#child ?? this.#start()
    await this.#isReady
    const ending = (code: number | null, signal: string | null) => signal ?? `exit code ${code}`
    if (child.exitCode !== null || child.signalCode !== null) {
      this.#child = undefined
      return { ended: ending(child.exitCode, child.signalCode) }
    }
    const answer = Promise.withResolvers<Run>()
    const timer = setTimeout(() => answer.resolve({ late: true }), limit)
    const onReport = (report: Report) => answer.resolve(report)
    const onExit = (code: number | null, signal: string | null) =>
      answer.resolve({ ended: ending(code, signal) })
    child.once('message', onReport).once('exit', onExit)
    child.send(job)
    const run = await answer.promise
    clearTimeout(timer)
    child.off('message', onReport).off('exit', onExit)
    if (!('passed' in run)) this.end()
    return run
  }
}

/** How near a test is to a source: beside it by the same name, in its folder, below it, elsewhere. */
function distance(test: string, source: string): number {
  const stem = basename(source).split('.')[0]
  if (dirname(test) === dirname(source)) return basename(test).split('.')[0] === stem ? 0 : 1
  return test.startsWith(`${dirname(source)}/`) ? 2 : 3
}

/** The tests that evaluate the place, in groups: the nearest and quickest alone, then ever more. */
function groupsOf({ testsOf, milliseconds }: Unmutated, fault: Fault): readonly string[][] {
  const cost = (test: string) => milliseconds.get(test) ?? 0
  const tests = [...(testsOf.get(placeOf(fault)) ?? [])].toSorted(
    (a, b) => distance(a, fault.file) - distance(b, fault.file) || cost(a) - cost(b),
  )
  const groups: string[][] = []
  for (let size = 1; tests.length > 0; size *= 2) groups.push(tests.splice(0, size))
  return groups
}

/** Whether any test notices the fault. */
export async function tryFault(
  tester: Tester,
  unmutated: Unmutated,
  fault: Fault,
): Promise<Exclude<Outcome, { kind: 'late' }>> {
  let outcome: Exclude<Outcome, { kind: 'late' }> = { kind: 'unnoticed' }
  for (const tests of groupsOf(unmutated, fault)) {
    const usual = tests.reduce((sum, test) => sum + (unmutated.milliseconds.get(test) ?? 0), 0)
    const limit = 90_000 + 5 * usual
    const now = outcomeOf(await tester.run({ fault, tests }, limit))
    if (now.kind === 'caught') return now
    if (now.kind === 'error') outcome = now
    if (now.kind !== 'late') continue
    const without = outcomeOf(await tester.run({ fault: null, tests }, limit), false)
    if (without.kind === 'unnoticed') return { kind: 'caught', by: `no end: ${now.by}` }
    outcome = { kind: 'error', why: `${now.by}, also without the fault` }
  }
  return outcome
}
