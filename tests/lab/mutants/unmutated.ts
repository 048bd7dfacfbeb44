import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../../..')

interface Files {
  readonly success: boolean
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** What the tests do without a fault. */
export interface Unmutated {
  /** Names of tests and files that fail. */
  readonly failed: readonly string[]
  /** The test files that evaluate each place. */
  readonly testsOf: ReadonlyMap<string, ReadonlySet<string>>
  readonly milliseconds: ReadonlyMap<string, number>
}

const read = <Content>(path: string): Content => JSON.parse(readFileSync(path, 'utf8'))

const fails = ({ status }: { status: string }) => status === 'failed'

/** Runs the tests of the sources without a fault, and notes which places each file evaluates. */
export async function runUnmutated(sources: readonly string[]): Promise<Unmutated> {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  const report = join(folder, 'report')
  const options = ['--config', 'vitest.mutants.ts', '--reporter=json', '--outputFile', report]
  const env = { ...process.env, REACHED: folder, SOURCES: JSON.stringify(sources) }
  const child = spawn('node_modules/.bin/vitest', ['related', '--run', ...sources, ...options], {
    cwd: root,
    env,
    stdio: 'ignore',
  })
  const ended = await new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  try {
    return unmutated(folder, ended)
  } catch {
    return {
      failed: [`Vitest wrote no report (${ended})`],
      testsOf: new Map(),
      milliseconds: new Map(),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function unmutated(folder: string, ended: string): Unmutated {
  const { testResults } = read<Files>(join(folder, 'report'))
  const failed = testResults.filter(fails).flatMap(({ name, assertionResults }) => {
    const tests = assertionResults.filter(fails).map(({ fullName }) => `: ${fullName}`)
    return (tests.length > 0 ? tests : ['']).map((test) => relative(root, name) + test)
  })
  if (failed.length === 0 && ended !== 'exit code 0') failed.push(`Vitest ended with ${ended}`)
  const testsOf = new Map<string, Set<string>>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const { test, places } = read<{ test: string; places: readonly string[] }>(join(folder, file))
    for (const place of places) {
      const tests = testsOf.get(place) ?? new Set()
      testsOf.set(place, tests.add(relative(root, test)))
    }
  }
  const milliseconds = new Map(
    testResults.map(({ name, startTime, endTime }) => [relative(root, name), endTime - startTime]),
  )
  return { failed, testsOf, milliseconds }
}
