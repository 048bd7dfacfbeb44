import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { poolAt, poolPlans } from './pools.ts'

const start = Date.parse('2026-03-01T00:00:00Z')
const time = fc.integer({ min: start, max: start + 60 * 24 * 3_600_000 })

it.each(poolPlans)('$id grows from its base and is won before its maximum', (plan) => {
  fc.assert(
    fc.property(time, (now) => {
      const { amount, mustDropBy, last } = poolAt('m', plan, now)
      expect(amount).toBeGreaterThanOrEqual(plan.base)
      expect(last.amount).toBeGreaterThan(plan.base)
      expect(last.at).toBeLessThanOrEqual(now)
      expect(mustDropBy).toBeGreaterThan(now)
      expect(poolAt('m', plan, mustDropBy).last.at).toBeGreaterThan(last.at)
    }),
  )
})
