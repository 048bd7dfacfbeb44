import type { Measure, Violation } from '../../../api/site/vitals.ts'
import { violationsOfVisit } from '../../../net/violations.ts'
import { type Measured, measureOf } from './vitals.rules.ts'

/** Sends each metric once, at its last value. */
export function batchOf(send: (measures: Measure[], violations: Violation[]) => void) {
  const waiting = new Map<string, Measure>()
  const sent = new Set<string>()
  let sentViolations = 0
  return {
    note(measured: Measured) {
      const measure = measureOf(measured)
      if (measure && !sent.has(measured.id)) waiting.set(measured.id, measure)
    },
    flush() {
      const violations = violationsOfVisit().slice(sentViolations)
      if (waiting.size + violations.length === 0) return
      sentViolations += violations.length
      for (const id of waiting.keys()) sent.add(id)
      const measures = [...waiting.values()]
      waiting.clear()
      send(measures, violations)
    },
  }
}
