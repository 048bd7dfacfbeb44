import { describe, expect, it } from 'vitest'
import { outcomeOf, type Report, type Run } from './outcome.ts'

const passed: Report = { passed: 3, failed: [], isByTime: true, errors: [], isPlanted: true }
const failed: Report = { ...passed, failed: ['a.test.ts: adds'], isByTime: false }

describe('the outcome of a run with a fault', () => {
  it.each<[string, Run, string]>([
    ['a failed test', failed, 'caught'],
    ['a failed test beside an unhandled error', { ...failed, errors: ['no'] }, 'caught'],
    ['tests that all pass', passed, 'unnoticed'],
    ['a file that cannot be loaded', { ...passed, errors: ['a.test.ts: no such file'] }, 'error'],
    ['no test at all', { ...passed, passed: 0 }, 'error'],
    ['a fault that was not loaded', { ...passed, isPlanted: false }, 'error'],
    ['a failed test where the fault was not loaded', { ...failed, isPlanted: false }, 'error'],
    ['a signal', { ended: 'SIGKILL' }, 'error'],
    ['a broken configuration', { ended: 'exit code 1' }, 'error'],
    ['a run that does not end', { late: true }, 'late'],
    ['a test over its time limit', { ...failed, isByTime: true }, 'late'],
  ])('of %s', (_, run, kind) => {
    expect(outcomeOf(run).kind).toBe(kind)
  })

  it('says which test noticed it', () => {
    expect(outcomeOf(failed)).toEqual({ kind: 'caught', by: 'a.test.ts: adds' })
  })

  it('says what ended it', () => {
    expect(outcomeOf({ ended: 'SIGKILL' })).toEqual({
      kind: 'error',
      why: 'the run ended with SIGKILL',
    })
  })
})

it('needs no fault for the comparison with the same tests without it', () => {
  expect(outcomeOf({ ...passed, isPlanted: false }, false).kind).toBe('unnoticed')
})
