import * as v from 'valibot'
import type { Db, Trx } from '../schema/db.ts'
import { readMeta, writeMeta } from '../schema/meta.ts'

const metaKey = 'money'
const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Time = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** How the operator handles money, in minor units and milliseconds of the platform's clock. */
const entries = {
  /** A slip is credited by itself after so long; null leaves it to the operator. */
  reviewMs: v.nullable(Time),
  /** A withdrawal goes on by itself, to processing and then to paid, after so long each. */
  payMs: v.nullable(Time),
  /** An instruction to pay is good for so long. */
  waitMs: Time,
  /** How many deposits of one player may be open. */
  openAllowed: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** How many times a deposit without a promotion has to be staked. */
  depositTurnover: v.pipe(v.number(), v.minValue(0)),
  withdrawalMin: Amount,
  withdrawalMax: Amount,
  /** In hundredths of a percent. */
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
