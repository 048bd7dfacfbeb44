import { atom } from 'jotai'
import { isBusy, isBusyAtom } from '#device/page/busy.ts'
import { storeScroll } from './storedScroll.ts'
import { isUpdateWaitingAtom, letUpdateIn } from '#device/worker/worker.link.ts'

const isPostponedAtom = atom(false)
const isTakenAtom = atom(false)

export type Update = 'offered' | 'taken'

/** Null over a form, a payment or a game; a postponed update is offered when the app next comes into view. */
export const updateAtom = atom((get): Update | null => {
  if (get(isBusyAtom)) return null
  if (get(isTakenAtom)) return 'taken'
  return get(isUpdateWaitingAtom) && !get(isPostponedAtom) ? 'offered' : null
})

export const postponeUpdateIntent = atom(null, (_get, set) => set(isPostponedAtom, true))

export const offerUpdateAgainIntent = atom(null, (_get, set) => set(isPostponedAtom, false))

/** Milliseconds for the old version to finish its requests. */
const takeoverTimeout = 12_000

/**
 * Activates the waiting version, then reloads at the same scroll position. If the player has begun to type or play
 * meanwhile, the update is offered again later.
 */
export const takeUpdateIntent = atom(null, (_get, set) => {
  set(isTakenAtom, true)
  let isDone = false
  const finish = () => {
    if (isDone) return
    isDone = true
    if (isBusy()) return set(isTakenAtom, false)
    storeScroll()
    location.reload()
  }
  void letUpdateIn(finish)
  setTimeout(finish, takeoverTimeout)
})
