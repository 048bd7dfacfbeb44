import { marketingName } from '#device/storage/referral.ts'

/**
 * The router's reading of an address: each value is the text that stands there, and schemas convert it. Of a name that
 * is given twice the first counts, as everywhere else that the page reads its address.
 */
export function parseSearch(query: string): Record<string, string> {
  const texts = new Map<string, string>()
  for (const [given, text] of new URLSearchParams(query)) {
    const name = marketingName(given)
    if (!texts.has(name)) texts.set(name, text)
  }
  return Object.fromEntries(texts)
}

/** Written so that `parseSearch` reads the same texts again; what is undefined is left out. */
export function stringifySearch(search: object): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (value !== undefined) query.set(name, String(value))
  return `${query}` && `?${query}`
}
