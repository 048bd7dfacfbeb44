import * as v from 'valibot'

/** Latest first. A guest's queries pass to the account that signs in next. */
export const Queries = v.fallback(
  v.object({ account: v.nullable(v.string()), texts: v.array(v.string()) }),
  { account: null, texts: [] },
)
export type Queries = v.InferOutput<typeof Queries>

const maxQueries = 8
const maxLetters = 60

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export const withoutQuery = (texts: readonly string[], text: string) =>
  texts.filter((known) => !isSame(known, text))

/** The list with the text first; texts of one letter are not saved. */
export function withQuery(texts: readonly string[], text: string): string[] {
  const query = text.trim().slice(0, maxLetters)
  return query.length < 2 ? [...texts] : [query, ...withoutQuery(texts, query)].slice(0, maxQueries)
}

/** The saved queries, unless they are another account's. */
export const queriesFor = (stored: Queries, account: string | null): readonly string[] =>
  stored.account === null || stored.account === account ? stored.texts : []
