import * as v from 'valibot'

type Schema = v.GenericSchema

export interface Dropped {
  /** Keys within the item or field; a star stands for an index. */
  readonly path: string
  /** What was expected. The value may be a player's and is left out. */
  readonly reason: string
}

let report: (dropped: Dropped) => void = () => undefined

export function onDropped(hear: typeof report) {
  report = hear
}

const reportDropped = ({ message, path }: v.BaseIssue<unknown>) =>
  report({
    path: path?.map(({ key }) => (typeof key === 'string' ? key : '*')).join('.') ?? '',
    reason: message.replace(/ but received .*/s, ''),
  })

/** Drops items that do not parse, and reports them. */
export function list<T extends Schema>(item: T) {
  return v.pipe(
    v.array(v.custom<v.InferInput<T>>(() => true)),
    v.transform((items) => keepValid(item, items)),
  )
}

export function keepValid<T extends Schema>(
  item: T,
  items: readonly unknown[],
): v.InferOutput<T>[] {
  return items.flatMap((candidate) => {
    const parsed = v.safeParse(item, candidate)
    if (parsed.success) return [parsed.output]
    reportDropped(parsed.issues[0])
    return []
  })
}

export function lenient<T extends Schema, const D extends v.Default<T, undefined>>(
  field: T,
  missing: D,
) {
  const optional = v.optional(field, missing)
  return v.fallback(optional, (odd) => {
    // v.object also asks for the fallback of a missing key, without issues.
    if (odd?.issues) reportDropped(odd.issues[0])
    return v.parse(optional, undefined)
  })
}

export const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1))

/** "1234.5" → 123450 minor units; more decimals or another form are refused. */
export const Money = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,13}(\.\d{1,2})?$/),
  v.transform((decimal) => Math.round(Number(decimal) * 100)),
  v.safeInteger(),
)

/** 123450 → "1234.50". */
export function toWireMoney(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export const Flag = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.transform((flag) => flag === true || flag === 1 || flag === '1' || flag === 'true'),
)

export const Count = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
)

/** Epoch milliseconds; an ISO date is accepted too. */
export const Instant = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((when) => new Date(when).getTime()),
  v.safeInteger(),
)

export const Merchant = v.object({ merchantCode: v.string() })
