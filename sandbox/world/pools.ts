import { createHmac } from 'node:crypto'
import type { Names } from './language.ts'

interface PoolPlan {
  readonly id: string
  readonly names: Names
  /** Minor units right after a drop. */
  readonly base: number
  /** Minor units per hour. */
  readonly growth: number
  /** Milliseconds; the jackpot drops once per cycle. */
  readonly cycle: number
}

interface PoolState {
  readonly plan: PoolPlan
  readonly amount: number
  readonly mustDropBy: number
  readonly last: { readonly amount: number; readonly at: number }
}

const hour = 3_600_000

const plan = (
  id: string,
  [en, bn]: readonly [string, string],
  base: number,
  growth: number,
  hours: number,
): PoolPlan => ({ id, names: { en, bn }, base, growth, cycle: hours * hour })

export const poolPlans: readonly PoolPlan[] = [
  plan('grand', ['Nagordola Grand', 'নাগরদোলা গ্র্যান্ড'], 250_000_000, 1_400_000, 168),
  plan('major', ['Boishakhi Major', 'বৈশাখী মেজর'], 40_000_000, 620_000, 48),
  plan('minor', ['Padma Minor', 'পদ্মা মাইনর'], 5_000_000, 190_000, 12),
  plan('mini', ['Diya Mini', 'প্রদীপ মিনি'], 500_000, 84_000, 3),
]

/** When it drops: in the second half of its cycle, and always the same in the same world. */
function dropIn(master: string, { id, cycle }: PoolPlan, number: number): number {
  const digest = createHmac('sha256', master).update(`${id}:${number}`).digest()
  const share = 0.5 + digest.readUInt32BE(0) / 2 ** 33
  return Math.floor((number + share) * cycle)
}

export function poolAt(master: string, pool: PoolPlan, now: number): PoolState {
  const number = Math.floor(now / pool.cycle)
  const here = dropIn(master, pool, number)
  const last = here <= now ? number : number - 1
  const lastAt = dropIn(master, pool, last)
  const grown = (from: number, to: number) =>
    pool.base + Math.floor((pool.growth * (to - from)) / hour)
  return {
    plan: pool,
    amount: grown(lastAt, now),
    mustDropBy: (last + 2) * pool.cycle,
    last: { at: lastAt, amount: grown(dropIn(master, pool, last - 1), lastAt) },
  }
}
