import type { Hono } from 'hono'
import type { Platform } from '../http/platform.ts'
import { listReports, pruneReports } from '../reports/policy.ts'

export function mountPolicy(app: Hono, { db, now }: Platform) {
  app.get('/policy-reports', async (c) => c.json(await listReports(db)))
  app.delete('/policy-reports', async (c) => {
    const keptDays = Number(c.req.query('keepDays') ?? 0) || 0
    return c.json({ pruned: await pruneReports(db, now(), keptDays) })
  })
}
