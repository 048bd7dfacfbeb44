import { Gauge, Registry } from 'prom-client'
import type { Summary } from './summary.ts'

const labelNames = ['screen', 'connection', 'release'] as const

/** Prometheus expects base units: seconds, and ratios as they are. */
const figures = [
  { metric: 'LCP', name: 'mela_lcp_p75_seconds', unit: 1000, help: 'Largest contentful paint' },
  { metric: 'INP', name: 'mela_inp_p75_seconds', unit: 1000, help: 'Interaction to next paint' },
  { metric: 'CLS', name: 'mela_cls_p75_ratio', unit: 1, help: 'Cumulative layout shift' },
] as const

/** The field data in the text format of Prometheus. */
export async function metricsOf(summaries: readonly Summary[]) {
  const registry = new Registry()
  const registers = [registry]
  const visits = new Gauge({
    name: 'mela_measured_visits',
    help: 'Visits that measured a figure',
    labelNames: ['metric', ...labelNames],
    registers,
  })
  for (const { metric, name, unit, help } of figures) {
    const gauge = new Gauge({
      name,
      help: `${help}, 75th percentile in steps of a fifth`,
      labelNames,
      registers,
    })
    for (const summary of summaries.filter((row) => row.metric === metric)) {
      const { route: screen, connection, version: release, p75, count } = summary
      gauge.set({ screen, connection, release }, p75 / unit)
      visits.set({ metric, screen, connection, release }, count)
    }
  }
  return { type: registry.contentType, text: await registry.metrics() }
}
