import * as v from 'valibot'
import type { Db, Trx } from '#sandbox/schema/db.ts'
import { readMeta, writeMeta } from '#sandbox/schema/query.ts'

const metaKey = 'money'
const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Time = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Money is in minor units, times in milliseconds of the platform's clock. */
const entries = {
  /** How long until a slip is credited automatically; null leaves it to the operator. */
  reviewMs: v.nullable(Time),
  /** How long until a withdrawal is processed, and then paid, automatically. */
  payMs: v.nullable(Time),
  /** How long payment instructions are valid. */
  waitMs: Time,
  /** How many open deposits a player may have. */
  openAllowed: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** How many times a deposit without a promotion has to be staked. */
  depositTurnover: v.pipe(v.number(), v.minValue(0)),
  withdrawalMin: Amount,
  withdrawalMax: Amount,
  /** Hundredths of a percent. */
  withdrawalFeeRate: Amount,
  withdrawalFeeFixed: Amount,
  withdrawalsADay: v.pipe(v.number(), v.integer(), v.minValue(0)),
  withdrawnADay: Amount,
}

const MoneyRules = v.object(entries)
export type MoneyRules = v.InferOutput<typeof MoneyRules>
export const MoneyRulesPatch = v.partial(MoneyRules)

const initial: MoneyRules = {
  reviewMs: 10_000,
  payMs: 10_000,
  waitMs: 15 * 60_000,
  openAllowed: 3,
  depositTurnover: 1,
  withdrawalMin: 50_000,
  withdrawalMax: 2_500_000,
  withdrawalFeeRate: 0,
  withdrawalFeeFixed: 1000,
  withdrawalsADay: 5,
  withdrawnADay: 5_000_000,
}

export async function readMoneyRules(db: Db | Trx): Promise<MoneyRules> {
  const stored = await readMeta(db, metaKey)
  return v.parse(MoneyRules, { ...initial, ...(stored && JSON.parse(stored)) })
}

export async function patchMoneyRules(db: Db, patch: v.InferOutput<typeof MoneyRulesPatch>) {
  const rules = { ...(await readMoneyRules(db)), ...patch }
  await writeMeta(db, metaKey, JSON.stringify(rules))
  return rules
}
