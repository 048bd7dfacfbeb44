import * as v from 'valibot'

/** A search parameter: dropped if the schema rejects it. */
export const param = <T extends v.GenericSchema>(schema: T) =>
  v.optional(v.fallback(v.optional(schema), undefined))

const Place = v.pipe(v.number(), v.integer(), v.minValue(0))

/** An index in a list, from 0: a number in the app's own links, digits in a URL. */
export const IndexParam = v.union([
  Place,
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), Place),
])

/** A flag: a boolean in the app's own links, a word in a URL. */
export const FlagParam = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((word) => word === 'true'),
  ),
])
