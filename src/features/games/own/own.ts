import { atom } from 'jotai'
import * as v from 'valibot'
import { forgetPlayed } from '#device/storage/history.ts'
import { keyval } from '#device/storage/keyval.ts'
import { credentialsAtom } from '#net/session/credentials.ts'
import { samePlayer } from '#net/session/player.ts'
import { ownAtom } from './own.atoms.ts'

const Ids = v.object({
  ids: v.array(v.string()),
  /** Epoch milliseconds of the platform's answer. */
  at: v.number(),
})

/** All that the device stores of a player's games: ids, no names, latest first. */
export const Own = v.object({ favourites: v.optional(Ids), recent: v.optional(Ids) })
export type Own = v.InferOutput<typeof Own>
export type OwnList = keyof Own

const table = keyval<unknown>('own')

const accountAtom = atom((get) => get(credentialsAtom)?.account ?? null)

/** Reads this player's ids from the device, and removes another player's and unreadable ones. */
export const loadOwnIntent = atom(null, async (get, set) => {
  const account = get(accountAtom)
  const isSame = samePlayer()
  let own: Own = {}
  for (const [key, value] of await table.entries()) {
    const parsed = v.safeParse(Own, value)
    if (key === account && parsed.success) own = parsed.output
    else await table.delete(key)
  }
  if (isSame()) set(ownAtom, (now) => ({ ...own, ...now }))
})

export const saveOwnIntent = atom(null, async (get, set, change: Own) => {
  const account = get(accountAtom)
  if (account === null) return
  const isSame = samePlayer()
  set(ownAtom, (now) => ({ ...now, ...change }))
  await table.set(account, get(ownAtom))
  if (!isSame()) await table.delete(account)
})

export const clearOwnIntent = atom(null, () => {
  forgetPlayed()
  return table.clear()
})
