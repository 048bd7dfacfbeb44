import type { Measure } from '#api/site/vitals.ts'
import { type MeasuredVital, measureOf } from './vitals.rules.ts'

/** Sends each metric once, at its last value. */
export function measureBatch(send: (measures: Measure[]) => void) {
  const waiting = new Map<string, Measure>()
  const sent = new Set<string>()
  return {
    note(measured: MeasuredVital) {
      const measure = measureOf(measured)
      if (measure && !sent.has(measured.id)) waiting.set(measured.id, measure)
    },
    flush() {
      if (waiting.size === 0) return
      for (const id of waiting.keys()) sent.add(id)
      const measures = [...waiting.values()]
      waiting.clear()
      send(measures)
    },
  }
}
