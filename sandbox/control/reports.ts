import type { Hono } from 'hono'
import { accepts } from 'hono/accepts'
import type { Platform } from '#sandbox/http/platform.ts'
import { listFailures, listVitals, listReports } from '#sandbox/reports/visits.ts'
import { metricsOf } from '#sandbox/reports/metrics.ts'
import { vitalsPage } from '#sandbox/reports/page.ts'
import { pruneReports } from '#sandbox/reports/counted.ts'
import { listSummaries } from '#sandbox/reports/summary.ts'

/** Reports sent by visits: vitals, failures and policy violations. */
export function mountReports(app: Hono, { db, now }: Platform) {
  app.get('/vitals', async (c) => {
    const supports = ['application/json', 'text/html']
    const type = accepts(c, { header: 'Accept', supports, default: 'application/json' })
    if (type === 'text/html') return c.html(vitalsPage(await listSummaries(db)))
    return c.json(await listVitals(db))
  })
  app.get('/metrics', async (c) => {
    const { type, text } = await metricsOf(await listSummaries(db))
    return c.body(text, 200, { 'Content-Type': type })
  })
  app.get('/failures', async (c) => c.json(await listFailures(db)))
  app.get('/policy-reports', async (c) => c.json(await listReports(db)))
  app.delete('/policy-reports', async (c) => {
    const keptDays = Number(c.req.query('keepDays') ?? 0) || 0
    return c.json({ pruned: await pruneReports(db, 'policy_reports', now(), keptDays) })
  })
}
