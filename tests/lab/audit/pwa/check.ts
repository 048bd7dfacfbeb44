/** One check of the report, with its result. */
export interface Check {
  readonly area: string
  readonly check: string
  readonly found: string
  readonly isPassed: boolean
}

/** Collects the checks of one area; a check that throws has failed. */
export function checksOf(area: string) {
  const checks: Check[] = []
  const note = (check: string, isPassed: boolean, found: unknown) =>
    checks.push({ area, check, found: String(found).replaceAll('|', '¦').slice(0, 90), isPassed })
  return {
    checks,
    note,
    /** Passes if there are no faults. */
    noFaults: (check: string, faults: readonly string[]) =>
      note(check, faults.length === 0, faults.join('; ') || 'none'),
    attempt: async (check: string, work: () => Promise<unknown>) => {
      try {
        note(check, true, (await work()) ?? 'yes')
      } catch (thrown) {
        note(check, false, thrown instanceof Error ? thrown.message.split('\n')[0] : thrown)
      }
    },
  }
}
