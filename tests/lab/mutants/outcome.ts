/** What Vitest reported about one run of some test files. */
export interface Report {
  readonly passed: number
  /** Names of failed tests. */
  readonly failed: readonly string[]
  /** Whether each failed test failed by its time limit alone. */
  readonly isByTime: boolean
  /** What went wrong outside tests: files that could not be loaded, unhandled errors. */
  readonly errors: readonly string[]
  /** Whether the source with the fault was loaded. */
  readonly isPlanted: boolean
}

/** A run that ended without a report: over its time limit, or by a signal or an exit code. */
export interface NoReport {
  readonly late?: true
  readonly ended?: string
}

export type Run = Report | NoReport

export type Outcome =
  | { readonly kind: 'caught'; readonly by: string }
  | { readonly kind: 'unnoticed' }
  | { readonly kind: 'error'; readonly why: string }
  /** Only the time ran out: the fault's doing if the same tests end in time without it. */
  | { readonly kind: 'late'; readonly by: string }

/** Only a test that failed has noticed a fault; a run that broke has not. */
export function outcomeOf(run: Run, hasFault = true): Outcome {
  if (!('passed' in run))
    return run.late
      ? { kind: 'late', by: 'the run did not end' }
      : { kind: 'error', why: `the run ended with ${run.ended ?? 'no report'}` }
  const [first] = run.failed
  if (hasFault && !run.isPlanted) return { kind: 'error', why: 'the fault was not loaded' }
  if (first !== undefined) return { kind: run.isByTime ? 'late' : 'caught', by: first }
  const [why] = run.errors
  if (why !== undefined) return { kind: 'error', why }
  if (run.passed === 0) return { kind: 'error', why: 'no test ran' }
  return { kind: 'unnoticed' }
}
