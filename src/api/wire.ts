import * as v from 'valibot'
import { decimals, minorUnits } from './money/currency.ts'

type Schema = v.GenericSchema

export interface Dropped {
  /** Empty for data stored on the device. */
  readonly endpoint: string
  /** Holds the value, which may be a player's and must not be logged. */
  readonly issue: v.BaseIssue<unknown>
}

const early: Dropped[] = []
let endpoint = ''
let report: (dropped: Dropped) => unknown = (dropped) => early.length < 50 && early.push(dropped)

/** Parses what an endpoint sent, and reports whatever does not fit. */
export function parseFrom<T extends Schema>(path: string, schema: T, sent: unknown) {
  endpoint = path
  const parsed = v.safeParse(schema, sent)
  if (!parsed.success) report({ endpoint, issue: parsed.issues[0] })
  endpoint = ''
  return parsed
}

/** The listener also receives earlier drops. */
export function onDropped(hear: typeof report) {
  report = hear
  for (const dropped of early.splice(0)) hear(dropped)
}

/**
 * Drops items that do not parse, and reports them. A list in which no item parses is a failure, not an empty list.
 * `item` is for readers of the contract, because the pipe hides it.
 */
export function list<T extends Schema>(item: T) {
  const items = v.pipe(
    v.array(v.custom<v.InferInput<T>>(() => true)),
    v.check((sent) => sent.length === 0 || sent.some((candidate) => v.is(item, candidate))),
    v.transform((candidates) => keepValid(item, candidates)),
  )
  return { ...items, item }
}

/** A list that the platform wraps in an object. */
export const wrappedList = <T extends Schema>(item: T) =>
  v.pipe(
    v.object({ list: list(item) }),
    v.transform((wire): v.InferOutput<T>[] => wire.list),
  )

export function keepValid<T extends Schema>(
  item: T,
  items: readonly unknown[],
): v.InferOutput<T>[] {
  return items.flatMap((candidate) => {
    const parsed = v.safeParse(item, candidate)
    if (parsed.success) return [parsed.output]
    report({ endpoint, issue: parsed.issues[0] })
    return []
  })
}

export function withDefault<T extends Schema, const D extends v.Default<T, undefined>>(
  field: T,
  missing: D,
) {
  const optional = v.optional(field, missing)
  return v.fallback(optional, (odd) => {
    // v.object also calls this for a missing key, without issues.
    if (odd?.issues) report({ endpoint, issue: odd.issues[0] })
    return v.parse(optional, undefined)
  })
}

/** The answer of a write that returns nothing. */
export const Success = v.object({ success: v.boolean() })

export const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1))

/** Fifteen digits in all, which a number holds exactly; a currency without decimals may still come with ".00". */
const decimal = new RegExp(
  `^-?\\d{1,${15 - decimals}}(\\.${decimals === 0 ? '0{1,2}' : `\\d{1,${decimals}}`})?$`,
)

/** "1234.5" → 123450 minor units; more decimals or another form are refused */
export const Money = v.pipe(
  v.string(),
  v.regex(decimal),
  v.transform((amount) => Math.round(Number(amount) * minorUnits)),
)

/** 123450 → "1234.50". */
export const toWireMoney = (minor: number) => (minor / minorUnits).toFixed(decimals)

export const Flag = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.transform((flag) => flag === true || flag === 1 || flag === '1' || flag === 'true'),
)

export const Count = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
)

/** The fields of a call for one page of a list. */
export const Paging = { pageNo: Count, pageSize: Count }

/** Epoch milliseconds; an ISO date is accepted too. */
export const Instant = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((when) => new Date(when).getTime()),
  v.integer(),
)

export const Merchant = v.object({ merchantCode: v.string() })
