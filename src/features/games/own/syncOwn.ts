import { t } from '@lingui/core/macro'
import type { InfiniteData, Query } from '@tanstack/query-core'
import { listFavouriteIds } from '../../../api/games/favourites.ts'
import type { Game } from '../../../api/games/game.ts'
import type { Page } from '../../../api/page.ts'
import { listRecent } from '../../../api/games/recent.ts'
import type { Answer } from '../../../net/call.ts'
import { credentialsAtom, epochAtom } from '../../../net/session/credentials.ts'
import { queryClient, store } from '../../../net/queryClient.ts'
import { onSignOut } from '../../../net/session/signOut.ts'
import { onRefused } from '../../../net/offlineQueue/waiting.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { clearOwn, saveOwn, loadOwn } from './own.ts'
import { ownAtom } from './own.atoms.ts'
import type { Own, OwnList } from './own.rules.ts'

/** From now on the ids of the player's games stay on the phone until they sign out, and a star that the platform refuses is spoken of. */
export function syncOwn() {
  const queries = queryClient.getQueryCache()
  void loadOwn()
  queries.getAll().forEach(look)
  const releases: readonly (() => unknown)[] = [
    queries.subscribe(({ type, query }) => type === 'updated' && look(query)),
    store.sub(credentialsAtom, () => void loadOwn()),
    onSignOut(clearOwn),
    onRefused(({ name }) => {
      if (name === 'addFavourite') toast('fail', t`This game could not be added to your favorites`)
      if (name === 'removeFavourite')
        toast('fail', t`This game could not be removed from your favorites`)
    }),
  ]
  return () => releases.forEach((release) => void release())
}

/** Whatever screen asked: ids in the answer are worth keeping. Another epoch's are another player's. */
function look({ meta, queryKey, state }: Query) {
  if (state.status !== 'success' || queryKey.at(-1) !== store.get(epochAtom)) return
  if (meta?.endpoint === listFavouriteIds) keep('favourites', idsOf(queryKey))
  // The list across the categories, not a part of it.
  const isWhole = !String(queryKey[1]).includes('gameType=')
  if (meta?.endpoint === listRecent && isWhole) keep('recent', firstIdsOf(queryKey))
}

function keep(list: OwnList, ids: Own[OwnList]) {
  if (ids && store.get(ownAtom)[list]?.at !== ids.at) void saveOwn({ [list]: ids })
}

function idsOf(key: readonly unknown[]): Own[OwnList] {
  const answer = queryClient.getQueryData<Answer<readonly string[]>>(key)
  return answer && { ids: [...answer.value], at: answer.at }
}

function firstIdsOf(key: readonly unknown[]): Own[OwnList] {
  const first = queryClient.getQueryData<InfiniteData<Answer<Page<Game>>>>(key)?.pages[0]
  return first && { ids: first.value.items.map(({ id }) => id), at: first.at }
}
