import * as v from 'valibot'

const maxLength = 2000

/** The router parses "777" as a number, `{}` as an object, and a repeated parameter as an array. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return textOf(value[0])
  if (typeof value === 'string') return value.slice(0, maxLength)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

const Text = v.optional(v.pipe(v.unknown(), v.transform(textOf)), '')

/** The parameters of the manifest's share target. */
export const SharedSearch = v.object({ title: Text, text: Text, url: Text })
