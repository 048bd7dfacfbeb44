import { t } from '@lingui/core/macro'
import type { InfiniteData, Query } from '@tanstack/query-core'
import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { listFavouriteIds } from '#api/games/favourites.ts'
import type { Game } from '#api/games/game.ts'
import { listRecent } from '#api/games/recent.ts'
import type { Page } from '#api/page.ts'
import type { Answer } from '#net/call.ts'
import type { Deferrable } from '#net/offlineQueue/offlineQueue.rules.ts'
import { onRefused } from '#net/offlineQueue/waiting.ts'
import { queryClient } from '#net/query/queryClient.ts'
import { credentialsAtom, epochAtom } from '#net/session/credentials.ts'
import { onSignOut } from '#net/session/signOut.ts'
import { useFollow } from '#net/useFollow.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { clearOwnIntent, loadOwnIntent, saveOwnIntent } from './own.ts'
import { ownAtom } from './own.atoms.ts'
import type { Own, OwnList } from './own.ts'

/** Saves the ids of the player's games on the device until they sign out, and reports a refused star. */
export function useOwnSync() {
  const saveFrom = useSetAtom(saveFromIntent)
  useFollow(credentialsAtom, loadOwnIntent)
  useEffect(() => {
    const queries = queryClient.getQueryCache()
    queries.getAll().forEach((query) => saveFrom(query))
    return queries.subscribe(({ type, query }) => type === 'updated' && saveFrom(query))
  }, [saveFrom])
  useEffect(() => onSignOut((set) => set(clearOwnIntent)), [])
  useEffect(() => onRefused(reportRefused), [])
}

function reportRefused({ name }: Deferrable) {
  if (name === 'addFavourite') toast('fail', t`This game could not be added to your favourites`)
  if (name === 'removeFavourite')
    toast('fail', t`This game could not be removed from your favourites`)
}

/** Saves the ids in an answer, whichever screen requested it. Another epoch's answers are another player's. */
const saveFromIntent = atom(null, (get, set, { meta, queryKey, state }: Query) => {
  if (state.status !== 'success' || queryKey.at(-1) !== get(epochAtom)) return
  const save = (list: OwnList, ids: Own[OwnList]) => {
    if (ids && get(ownAtom)[list]?.at !== ids.at) void set(saveOwnIntent, { [list]: ids })
  }
  if (meta?.endpoint === listFavouriteIds) save('favourites', idsOf(queryKey))
  // The list across all categories, not a part of it.
  const isWhole = !String(queryKey[1]).includes('gameType=')
  if (meta?.endpoint === listRecent && isWhole) save('recent', firstIdsOf(queryKey))
})

function idsOf(key: readonly unknown[]): Own[OwnList] {
  const answer = queryClient.getQueryData<Answer<readonly string[]>>(key)
  return answer && { ids: [...answer.value], at: answer.at }
}

function firstIdsOf(key: readonly unknown[]): Own[OwnList] {
  const first = queryClient.getQueryData<InfiniteData<Answer<Page<Game>>>>(key)?.pages[0]
  return first && { ids: first.value.items.map(({ id }) => id), at: first.at }
}
