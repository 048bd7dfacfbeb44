import * as v from 'valibot'

const Fields = v.record(v.string(), v.unknown())

/** The fields of an answer, named as on the wire. */
export const fieldsOf = (value: unknown) => v.parse(Fields, value)

export const textOf = (value: unknown, name: string) => v.parse(v.string(), fieldsOf(value)[name])

export const numberOf = (value: unknown, name: string) => v.parse(v.number(), fieldsOf(value)[name])

/** A list in an answer. */
export const rowsOf = (value: unknown, name = 'list') =>
  v.parse(v.array(Fields), fieldsOf(value)[name])
