import * as v from 'valibot'
import { rowsOf } from '#api/games/face.rules.ts'
import { GamesInColumns, Game } from '#api/games/game.ts'
import { Instant, Money } from '#api/wire.ts'
import { isRecord } from '#device/isRecord.ts'
import { shownOf, sparesParts } from '#production/contract/opaque.ts'
import { amount } from '#production/contract/amount.ts'
import * as shape from '#production/contract/shape.ts'
import { misreadings } from './misreadings.ts'
import { renamedIn } from './renamed.ts'
import { type Misfit, shown } from './deviation.ts'

interface Place {
  readonly field: string
  readonly spared: string | null
}

/**
 * Where a value differs from its schema. The innermost list or field with a default around it determines
 * what the app does.
 */
export function misfitsOf(
  schema: shape.Schema,
  value: unknown,
  place: Place = { field: '', spared: null },
): Misfit[] {
  const at = shape.hasFallback(schema) ? { ...place, spared: replacedBy(schema, place) } : place
  if (shape.isOptional(schema) && value === undefined) return []
  if (/null/.test(schema.type) && value === null) return []
  const plain = inWords.get(schema)
  if (plain && !v.is(schema, value))
    return [{ field: at.field, expected: plain, actual: shown(value, at.field), spared: at.spared }]
  const inner = partsOf(schema, value, at)
  return inner.length > 0 ? inner : ownMisfits(schema, value, at)
}

/** Schemas whose own issues would show a regular expression or what a conversion made. */
const inWords = new Map<shape.Schema, string>([
  [Instant, 'epoch milliseconds or an ISO date'],
  [Money, `a decimal string, such as "${amount}"`],
])

function replacedBy(schema: shape.Schema, { field }: Place) {
  const instead = v.getFallback(schema)
  const name = field || 'the answer'
  return instead == null ? `does without ${name}` : `reads ${name} as ${shown(instead)}`
}

function partsOf(schema: shape.Schema, value: unknown, at: Place): Misfit[] {
  const options = shape.optionsOf(schema)
  if (options.length > 0)
    return nearest(
      options.map((option) => misfitsOf(option, value, at)),
      at,
    )
  if (schema === GamesInColumns && isRecord(value)) return columnMisfits(value, at)
  const shown = shownOf(schema)
  if (shown)
    return misfitsOf(shown, value, sparesParts(schema) ? { ...at, spared: partLeftOut } : at)
  const wrapped = shape.wrappedOf(schema)
  if (wrapped) return misfitsOf(wrapped, value, at)
  const item = shape.itemOf(schema)
  if (item && Array.isArray(value)) return itemMisfits(schema, item, value, at)
  const base = shape.baseOf(schema)
  if (base) return misfitsOf(base, value, at)
  // Valibot takes a list for an object without fields.
  if (Array.isArray(value) && schema.type.endsWith('object'))
    return [{ field: at.field, expected: 'an object', actual: 'a list', spared: at.spared }]
  return isRecord(value) ? fieldMisfits(schema, value, at) : []
}

const partLeftOut = 'goes by its own rule for that part'

/**
 * The option with the fewest misfits. Options of another type, such as a list for an object, come
 * last.
 */
function nearest(some: readonly Misfit[][], { field }: Place) {
  const isOther = (misfits: readonly Misfit[]) =>
    Number(misfits.some((misfit) => misfit.field === field))
  return (
    some.toSorted((one, other) => isOther(one) - isOther(other) || one.length - other.length)[0] ??
    []
  )
}

/** Columns are checked as the rows that they encode. */
function columnMisfits(columns: Readonly<Record<string, unknown>>, at: Place): Misfit[] {
  const loose = Object.entries(columns).filter(([, column]) => !Array.isArray(column))
  return [
    ...loose.map(([name, column]) => ({
      field: at.field ? `${at.field}.${name}` : name,
      expected: 'a column: a list with a value for each game',
      actual: shown(column),
      spared: `does without ${name}`,
    })),
    ...rowMisfits(Game, rowsOf(columns), at, `leaves that game out`),
  ]
}

function itemMisfits(
  schema: shape.Schema,
  item: shape.Schema,
  values: readonly unknown[],
  at: Place,
) {
  const left = `leaves that row of ${at.field || 'the list'} out`
  return rowMisfits(item, values, at, shape.sparesItems(schema) ? left : at.spared)
}

const rowMisfits = (
  item: shape.Schema,
  values: readonly unknown[],
  at: Place,
  spared: Place['spared'],
) => values.flatMap((value) => misfitsOf(item, value, { field: `${at.field}[*]`, spared }))

function fieldMisfits(schema: shape.Schema, value: Record<string, unknown>, at: Place): Misfit[] {
  const inside = (name: string): Place => ({
    ...at,
    field: at.field ? `${at.field}.${name}` : name,
  })
  const values = shape.valuesOf(schema)
  if (values)
    return Object.entries(value).flatMap(([name, part]) => misfitsOf(values, part, inside(name)))
  const entries = shape.schemaEntriesOf(schema)
  return [
    ...entries.flatMap(([name, part]) => misfitsOf(part, value[name], inside(name))),
    ...renamedIn(entries, value, at),
  ]
}

/** Misfits of the schema itself: its type, its checks, and values that the app would misread. */
function ownMisfits(schema: shape.Schema, value: unknown, at: Place): Misfit[] {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return misreadings(schema, value, at.field)
  return parsed.issues.map((issue) => {
    const inner = v.getDotPath(issue)
    const field = [at.field, inner ?? ''].filter(Boolean).join('.')
    // The unknown fields are the fault, and the parsed value does not contain them.
    const actual = inner === null && isRecord(value) ? fieldsOf(value) : shown(issue.input, field)
    return { field, expected: issue.expected ?? issue.message, actual, spared: at.spared }
  })
}

const fieldsOf = (value: Readonly<Record<string, unknown>>) =>
  `the fields ${Object.keys(value).toSorted().join(', ') || '(none)'}`
