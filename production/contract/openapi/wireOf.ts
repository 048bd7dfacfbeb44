import * as v from 'valibot'
import { shown } from '#production/contract/check/deviation.ts'
import { shownOf } from '#production/contract/opaque.ts'
import * as shape from '#production/contract/shape.ts'

type Schema = shape.Schema

const seen = new WeakMap<Schema, Schema>()

/**
 * A schema as it is on the wire: rows of lists and columns instead of code, and a note on what else
 * the app accepts.
 */
export function wireOf(schema: Schema): Schema {
  const known = seen.get(schema)
  if (known) return known
  const wire = described(convert(schema), notesOf(schema))
  seen.set(schema, wire)
  return wire
}

function convert(schema: Schema): Schema {
  const shown = shownOf(schema)
  if (shown) return wireOf(shown)
  const item = shape.itemOf(schema)
  if (item && shape.sparesItems(schema) && !shape.sparesItems(shape.baseOf(schema) ?? schema))
    return v.array(wireOf(item))
  const base = shape.baseOf(schema)
  if (base && shape.isPiped(schema)) return piped(schema, wireOf(base), schema.pipe.slice(1))
  return { ...schema, ...partsOf(schema) }
}

function partsOf(schema: Schema): object {
  const parts = ['item', 'value', 'wrapped'].flatMap((name) => {
    const part: unknown = Reflect.get(schema, name)
    return shape.isSchema(part) ? [[name, wireOf(part)] as const] : []
  })
  const entries = shape.schemaEntriesOf(schema).map(([name, part]) => [name, wireOf(part)] as const)
  const options = shape.optionsOf(schema).map(wireOf)
  return {
    ...Object.fromEntries(parts),
    ...(entries.length > 0 && { entries: Object.fromEntries(entries) }),
    ...(options.length > 0 && { options }),
  }
}

function notesOf(schema: Schema): string {
  if (shape.hasFallback(schema)) {
    const read = shown(v.getFallback(schema))
    return `Anything else is read as ${read === 'nothing' ? 'missing' : read}.`
  }
  return shape.sparesItems(schema) ? 'An item that does not fit is left out alone.' : ''
}

/** Puts the note before any conversion, where converters still look for it. */
function described(schema: Schema, note: string): Schema {
  if (!note) return schema
  const description = v.description(note)
  if (!shape.isPiped(schema)) return v.pipe(schema, description)
  const [base, ...rest] = schema.pipe
  return piped(schema, base, [description, ...rest])
}

const piped = (schema: Schema, base: unknown, rest: readonly unknown[]): Schema =>
  Object.assign({}, schema, { pipe: [base, ...rest] })
