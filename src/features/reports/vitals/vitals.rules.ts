import type { Measure, Visit } from '#api/site/vitals.ts'

interface Signals {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

export const asksForPrivacy = ({ doNotTrack, globalPrivacyControl }: Signals) =>
  doNotTrack === '1' || globalPrivacyControl === true

/** The player's choice, else the browser's privacy signals. */
export const isAllowed = (choice: string | null, signals: Signals) =>
  choice === null ? !asksForPrivacy(signals) : choice === 'on'

const connections = ['slow-2g', '2g', '3g', '4g'] as const

export const connectionOf = (effectiveType: unknown): Visit['connection'] =>
  connections.find((known) => known === effectiveType) ?? 'unknown'

/** Three classes only: the exact figure would help fingerprinting. */
export function memoryOf(gigabytes: unknown): Visit['memory'] {
  if (typeof gigabytes !== 'number') return 'unknown'
  if (gigabytes <= 2) return 'small'
  return gigabytes <= 4 ? 'medium' : 'large'
}

export interface MeasuredVital {
  readonly id: string
  readonly name: string
  readonly value: number
  readonly rating: Measure['rating']
}

const metrics = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const
const maxMs = 600_000

/** Whole milliseconds, and thousandths for the layout shift; null for unknown metrics. */
export function measureOf({ name, value, rating }: MeasuredVital): Measure | null {
  const metric = metrics.find((known) => known === name)
  if (!metric || !(value >= 0)) return null
  const precision = metric === 'CLS' ? 1000 : 1
  return { metric, value: Math.min(maxMs, Math.round(value * precision) / precision), rating }
}

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
