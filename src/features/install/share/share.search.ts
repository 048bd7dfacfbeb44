import * as v from 'valibot'

const longest = 2000

/** The router reads "777" as a number and `{}` as an object, and a word given twice as a list of two. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return textOf(value[0])
  if (typeof value === 'string') return value.slice(0, longest)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

const Text = v.optional(v.pipe(v.unknown(), v.transform(textOf)), '')

/** What the manifest's share target calls what another app shares. */
export const SharedSearch = v.object({ title: Text, text: Text, url: Text })
