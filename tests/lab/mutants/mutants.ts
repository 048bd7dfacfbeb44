import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { publish } from '#tests/lab/report.ts'
import { type Fault, faultsOf } from './faults.ts'
import { Tester, tryFault } from './testing.ts'
import { type Unmutated, runUnmutated } from './unmutated.ts'

/** Code in which a wrong operator could cost a player money or an account. */
const guarded = [
  'src/net/**/*.ts',
  'src/api/money/*.ts',
  'src/features/{session,cashier,wallet,protection,security}/**/*.ts',
  'sw/**/*.ts',
]

const options = {
  /** How many faults, or `all`. */
  count: { type: 'string', default: '60' },
  seed: { type: 'string', default: '1' },
  /** Only sources whose path begins so. */
  in: { type: 'string', default: '' },
} as const

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

function sample(faults: readonly Fault[], count: number, seed: number): readonly Fault[] {
  const next = random(seed)
  return faults
    .map((fault) => ({ fault, order: next() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ fault }) => fault)
}

function chosenFaults(words: readonly string[]) {
  const { values } = parseArgs({ args: [...words], options })
  const sources = globSync(guarded)
    .filter((file) => !/\.(test|testing|d)\.ts$/.test(file) && file.startsWith(values.in))
    .toSorted()
  const all = sources.flatMap((file) => faultsOf(file, readFileSync(file, 'utf8')))
  return values.count === 'all' ? all : sample(all, Number(values.count), Number(values.seed))
}

const none = { planted: 0, caught: 0, unnoticed: 0, error: 0 }
type Counts = Record<string, typeof none>

async function tryAll(faults: readonly Fault[], unmutated: Unmutated): Promise<Counts> {
  const counts: Counts = {}
  const queue = faults.values()
  const testers = Array.from({ length: availableParallelism() }, () => new Tester())
  process.once('exit', () => {
    for (const tester of testers) tester.end()
  })
  await Promise.all(
    testers.map(async (tester) => {
      for (const fault of queue) {
        const { file, line, from, to } = fault
        const outcome = await tryFault(tester, unmutated, fault)
        const count = (counts[dirname(file)] ??= { ...none })
        count.planted += 1
        count[outcome.kind] += 1
        const why =
          'why' in outcome ? `: ${outcome.why}` : 'by' in outcome ? ` by ${outcome.by}` : ''
        const [brief = ''] = stripVTControlCharacters(why).split('\n')
        console.log(
          `${outcome.kind.padEnd(9)} ${file}:${line}  ${from} → ${to || '(nothing)'}${brief}`,
        )
      }
    }),
  )
  return counts
}

/** At most one in ten faults may go unnoticed or end in an error. */
export async function run(words: readonly string[]) {
  const faults = chosenFaults(words)
  const unmutated = await runUnmutated([...new Set(faults.map(({ file }) => file))])
  if (unmutated.failed.length > 0)
    return ['Without any fault, tests fail, so nothing can be said:', ...unmutated.failed]
  const counts = await tryAll(faults, unmutated)
  const total = { ...none }
  for (const count of Object.values(counts))
    for (const key of ['planted', 'caught', 'unnoticed', 'error'] as const) total[key] += count[key]
  publish(
    'mutants',
    Object.entries({ ...counts, total })
      .toSorted(([a], [b]) => Number(a === 'total') - Number(b === 'total') || a.localeCompare(b))
      .map(([folder, count]) => ({ folder, ...count })),
  )
  const share = (total.unnoticed + total.error) / total.planted
  const sentence = `${total.unnoticed} of ${total.planted} faults unnoticed, ${total.error} errors (${Math.round(share * 100)} %, at most 10)`
  console.log(sentence)
  return share > 0.1 ? [sentence] : []
}
