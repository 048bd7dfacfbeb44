import { atom } from 'jotai'
import * as v from 'valibot'
import { searchesKey } from '#device/storage/history.ts'
import { phoneStorage, readJson } from '#device/storage/storage.ts'
import { credentialsAtom } from '#net/session/credentials.ts'
import { playerAtom } from '#net/session/player.ts'
import { Queries, queriesFor, withQuery, withoutQuery } from './queries.rules.ts'

const readQueries = () => v.parse(Queries, readJson(phoneStorage, searchesKey))

/** A sign-out removes them from the device; an expired session leaves them there. */
const savedQueriesAtom = playerAtom(readQueries)

export const queriesAtom = atom((get) =>
  queriesFor(get(savedQueriesAtom), get(credentialsAtom)?.account ?? null),
)

const saveQueriesIntent = atom(null, (get, set, texts: readonly string[]) => {
  const queries = { account: get(credentialsAtom)?.account ?? null, texts: [...texts] }
  phoneStorage.write(searchesKey, texts.length === 0 ? null : JSON.stringify(queries))
  set(savedQueriesAtom, queries)
})

export const addQueryIntent = atom(null, (get, set, text: string) =>
  set(saveQueriesIntent, withQuery(get(queriesAtom), text)),
)

export const removeQueryIntent = atom(null, (get, set, text: string) =>
  set(saveQueriesIntent, withoutQuery(get(queriesAtom), text)),
)

export const forgetQueriesIntent = atom(null, (_get, set) => set(saveQueriesIntent, []))
