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
