import type * as v from 'valibot'
import { isRecord } from '#device/isRecord.ts'

export type Schema = v.GenericSchema

export const isSchema = (part: unknown): part is Schema =>
  isRecord(part) && part['kind'] === 'schema'

export const isPiped = (schema: Schema): schema is Schema & { readonly pipe: readonly unknown[] } =>
  'pipe' in schema && Array.isArray(schema.pipe)

/** The first schema of a pipe: the shape on the wire, before checks and conversions. */
export const baseOf = (schema: Schema): Schema | null => {
  const [base] = isPiped(schema) ? schema.pipe : []
  return isSchema(base) ? base : null
}

const partOf = (schema: Schema, name: 'item' | 'value' | 'wrapped') => {
  const part: unknown = Reflect.get(schema, name)
  return isSchema(part) ? part : null
}

/** The item schema of `list` or `v.array`; null for anything else. */
export const itemOf = (schema: Schema) => partOf(schema, 'item')
export const wrappedOf = (schema: Schema) => partOf(schema, 'wrapped')
export const valuesOf = (schema: Schema) =>
  schema.type === 'record' ? partOf(schema, 'value') : null

/**
 * Whether the app leaves out a bad item on its own, as with `list`, whose pipe begins with an array
 * of anything.
 */
export function sparesItems(schema: Schema): boolean {
  const base = baseOf(schema)
  if (!base) return false
  return isPiped(base) ? sparesItems(base) : itemOf(base)?.type === 'custom'
}

export const hasFallback = (schema: Schema): schema is Schema & { readonly fallback: unknown } =>
  'fallback' in schema

export const isOptional = ({ type }: Schema) =>
  /^(optional|exact_optional|nullish|undefinedable)$/.test(type)

export function schemaEntriesOf(schema: Schema): readonly (readonly [string, Schema])[] {
  const entries: unknown = 'entries' in schema ? schema.entries : null
  if (!isRecord(entries)) return []
  return Object.entries(entries).flatMap(([name, part]) => (isSchema(part) ? [[name, part]] : []))
}

export function optionsOf(schema: Schema): readonly Schema[] {
  const options: unknown = /^(union|variant)$/.test(schema.type)
    ? Reflect.get(schema, 'options')
    : null
  return Array.isArray(options) ? options.filter(isSchema) : []
}
