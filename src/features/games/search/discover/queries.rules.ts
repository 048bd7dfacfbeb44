import * as v from 'valibot'

/** What was searched for, the latest first, and by whom: a guest's are whoever's logs in next. */
export const Queries = v.object({
  account: v.nullable(v.string()),
  texts: v.array(v.string()),
})
export type Queries = v.InferOutput<typeof Queries>

const mostQueries = 8
const mostLetters = 60

export const noQueries: Queries = { account: null, texts: [] }

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export const without = (texts: readonly string[], text: string) =>
  texts.filter((known) => !isSame(known, text))

/** The text at the head of the list; what says nothing is not kept. */
export function withQuery(texts: readonly string[], text: string): string[] {
  const query = text.trim().slice(0, mostLetters)
  return query.length < 2 ? [...texts] : [query, ...without(texts, query)].slice(0, mostQueries)
}

/** The kept queries, as far as they may be shown to this player. */
export const queriesFor = (kept: Queries, account: string | null): readonly string[] =>
  kept.account === null || kept.account === account ? kept.texts : []
