import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Fault, faultsOf } from './faults.ts'

/** Code in which a wrong operator could cost a player money or an account. */
const sources = [
  'src/net/**/*.ts',
  'src/api/money/*.ts',
  'src/features/{session,cashier,wallet,protection,security}/**/*.ts',
  'sw/**/*.ts',
]

const { values } = parseArgs({
  options: { count: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
})

/** A seeded random generator (mulberry32), so that the same seed selects the same faults. */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function sample(count: number, seed: number): readonly Fault[] {
  const next = random(seed)
  const faults = globSync(sources)
    .filter((file) => !/\.test\.ts$|\.d\.ts$/.test(file))
    .toSorted()
    .flatMap((file) => faultsOf(file, readFileSync(file, 'utf8')))
  return faults
    .map((fault) => ({ fault, order: next() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ fault }) => fault)
}

const root = join(import.meta.dirname, '../..')

/** Whether the tests pass in spite of the fault. */
const passes = (fault: Fault, tests: readonly string[]) =>
  new Promise<boolean>((resolve) => {
    const options = ['--config', 'vitest.mutants.ts', '--bail=1']
    const quiet = ['--maxWorkers=1', '--reporter=dot', '--passWithNoTests', '--root', root]
    spawn('node_modules/.bin/vitest', [...tests, ...options, ...quiet], {
      stdio: 'ignore',
      env: { ...process.env, FAULT: JSON.stringify(fault) },
    }).once('exit', (code) => resolve(code === 0))
  })

/** Runs the tests beside the file first, since they catch most faults. */
const survives = async (fault: Fault) =>
  (await passes(fault, ['run', dirname(fault.file)])) &&
  passes(fault, ['related', '--run', fault.file])

const faults = sample(Number(values.count), Number(values.seed))
const queue = faults.values()
const unnoticed: Fault[] = []
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const fault of queue) if (await survives(fault)) unnoticed.push(fault)
  }),
)

for (const { file, line, from, to } of unnoticed)
  console.log(`${file}:${line}  ${from} → ${to || '(nothing)'}`)
const share = unnoticed.length / faults.length
console.log(
  `${unnoticed.length} of ${faults.length} faults unnoticed (${Math.round(share * 100)} %, at most 10)`,
)
if (share > 0.1) process.exitCode = 1
