import { join } from 'node:path'
import { Writable } from 'node:stream'
import { createVitest } from 'vitest/node'
import type { Fault } from './faults.ts'
import type { Report } from './outcome.ts'

/** Runs test files with a fault, in the same Vitest: the next run has most sources ready. */
export interface Job {
  readonly fault: Fault | null
  readonly tests: readonly string[]
}

const root = join(import.meta.dirname, '../../..')
let failed: string[] = []
let errors: string[] = []
let passed = 0
let isByTime = true

const isTimeLimit = (message: string) => /^(Test|Hook) timed out in/.test(message)

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

const vitest = await createVitest(
  {
    root,
    config: 'vitest.mutants.ts',
    watch: false,
    bail: 1,
    maxWorkers: 1,
    reporters: [
      {
        onTestCaseResult(test) {
          const { state, errors: reasons = [] } = test.result()
          if (state === 'passed') passed += 1
          if (state !== 'failed') return
          failed.push(`${test.module.relativeModuleId}: ${test.fullName}`)
          isByTime &&= reasons.every(({ message }) => isTimeLimit(message))
        },
        onTestModuleEnd(module) {
          for (const { message } of module.errors())
            errors.push(`${module.relativeModuleId}: ${message}`)
        },
        onTestRunEnd(_modules, unhandled) {
          for (const { message } of unhandled) errors.push(message)
        },
      },
    ],
  },
  {},
  { stdout: nowhere(), stderr: nowhere() },
)
const specifications = await vitest.globTestSpecifications()
let source: string | undefined

async function run({ fault, tests }: Job): Promise<Report> {
  failed = []
  errors = []
  passed = 0
  isByTime = true
  const planted = JSON.stringify(fault)
  if (process.env['FAULT'] !== planted) {
    process.env['FAULT'] = planted
    process.env['PLANTED'] = ''
    if (source) vitest.invalidateFile(source)
    source = fault ? join(root, fault.file) : undefined
    if (source) vitest.invalidateFile(source)
  }
  const chosen = tests.flatMap((test) =>
    specifications.filter(({ moduleId }) => moduleId === join(root, test)),
  )
  await vitest.runTestSpecifications(chosen)
  return { passed, failed, isByTime, errors, isPlanted: process.env['PLANTED'] === '1' }
}

process.on('disconnect', () => process.exit())
process.on('message', (job: Job) => void run(job).then((report) => process.send?.(report)))
process.send?.('ready')
