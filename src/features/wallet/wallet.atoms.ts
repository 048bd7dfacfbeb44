import { atom } from 'jotai'
import { getWallet } from '#api/account/member.ts'
import { phoneStorage } from '#device/storage/storage.ts'
import { queryAtom } from '#net/query/query.ts'
import { invalidate } from '#net/query/queryClient.ts'
import { playerAtom, samePlayer } from '#net/session/player.ts'
import { sessionAtom } from '#features/session/session.atoms.ts'
import { balanceOf } from './wallet.rules.ts'

/** Read again when the player returns: money may have moved in another tab or on another phone. */
const walletAtom = queryAtom(
  getWallet,
  () => ({}),
  () => ({ refetchOnWindowFocus: 'always' }),
)

const refreshingAtom = playerAtom(false)
export const isWalletRefreshingAtom = atom((get) => get(refreshingAtom))

export const refreshWalletIntent = atom(null, async (get, set) => {
  if (get(refreshingAtom)) return
  const isSame = samePlayer()
  set(refreshingAtom, true)
  await invalidate(getWallet)
  if (isSame()) set(refreshingAtom, false)
})

const storageKey = 'hideBalance'
const hiddenAtom = atom(phoneStorage.read(storageKey) === '1')
export const isBalanceHiddenAtom = atom((get) => get(hiddenAtom))

/** Stored on this phone, for every account on it. */
export const toggleBalanceIntent = atom(null, (get, set) => {
  const isHidden = !get(hiddenAtom)
  set(hiddenAtom, isHidden)
  phoneStorage.write(storageKey, isHidden ? '1' : null)
})

/** Null while home's widget is not there. */
export const isWidgetSeenAtom = atom<boolean | null>(null)

export const balanceAtom = atom((get) =>
  balanceOf({
    isGuest: get(sessionAtom) === null,
    isHidden: get(hiddenAtom),
    isRefreshing: get(refreshingAtom),
    read: get(walletAtom),
  }),
)
