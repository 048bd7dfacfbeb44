import { t } from '@lingui/core/macro'
import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { listFavouriteIds } from '#api/games/favourites.ts'
import { listRecent } from '#api/games/recent.ts'
import type { Deferrable } from '#net/offlineQueue/offlineQueue.rules.ts'
import { onRefused } from '#net/offlineQueue/waiting.ts'
import { followReads } from '#net/query/readsOf.ts'
import { credentialsAtom } from '#net/session/credentials.ts'
import { onSignOut } from '#net/session/signOut.ts'
import { useIntentOnChange } from '#net/useIntentOnChange.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { type Own, type OwnList, clearOwnIntent, loadOwnIntent, saveOwnIntent } from './own.ts'
import { ownAtom } from './own.atoms.ts'

/** Saves the ids of the player's games on the device until they sign out, and reports a refused star. */
export function useOwnSync() {
  const save = useSetAtom(saveNewerIntent)
  useIntentOnChange(credentialsAtom, loadOwnIntent)
  useEffect(
    () =>
      followReads(listFavouriteIds, ({ answers: [answer] }) => {
        if (answer) save('favourites', { ids: [...answer.value], at: answer.at })
      }),
    [save],
  )
  useEffect(
    () =>
      followReads(listRecent, ({ address, answers: [first] }) => {
        // The list across all categories, not a part of it.
        if (!first || address.includes('gameType=')) return
        save('recent', { ids: first.value.items.map(({ id }) => id), at: first.at })
      }),
    [save],
  )
  useEffect(() => onSignOut((set) => set(clearOwnIntent)), [])
  useEffect(() => onRefused(reportRefused), [])
}

function reportRefused({ name }: Deferrable) {
  if (name === 'addFavourite') toast('fail', t`This game could not be added to your favorites`)
  if (name === 'removeFavourite')
    toast('fail', t`This game could not be removed from your favorites`)
}

/** Saves the ids in an answer, whichever screen requested it. */
const saveNewerIntent = atom(null, (get, set, list: OwnList, ids: NonNullable<Own[OwnList]>) => {
  if (get(ownAtom)[list]?.at !== ids.at) void set(saveOwnIntent, { [list]: ids })
})
