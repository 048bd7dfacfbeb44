import * as v from 'valibot'
import { marketingName } from '#device/storage/referral.ts'

/**
 * Parses a search string for the router: every value stays text, which schemas convert. If a name is given twice, the
 * first counts, as in all other code that reads the URL.
 */
export function parseSearch(query: string): Record<string, string> {
  const texts = new Map<string, string>()
  for (const [given, text] of new URLSearchParams(query)) {
    const name = marketingName(given)
    if (!texts.has(name)) texts.set(name, text)
  }
  return Object.fromEntries(texts)
}

/** Writes a search string that `parseSearch` reads back unchanged; leaves out undefined values. */
export function stringifySearch(search: object): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (value !== undefined) query.set(name, String(value))
  return `${query}` && `?${query}`
}

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
