import * as v from 'valibot'

/** A search parameter: dropped if the schema rejects it. */
export const param = <T extends v.GenericSchema>(schema: T) =>
  v.optional(v.fallback(v.optional(schema), undefined))

/** The router parses digits as a number: 777 is a valid name and 0.05 a valid stake. */
export const Word = v.union([v.string(), v.number()])
export const Text = v.pipe(Word, v.transform(String))
