import { atom } from 'jotai'
import { isBusy, isBusyAtom } from '../../device/page/busy.ts'
import { rememberPlace } from './placeMark.ts'
import { isUpdateWaitingAtom, letUpdateIn } from '../../device/worker/worker.link.ts'

const isPostponedAtom = atom(false)
const isTakenAtom = atom(false)

/** Not over a form, a payment or a game, and not again before the app is next looked at. */
export const isUpdateOfferedAtom = atom(
  (get) =>
    get(isUpdateWaitingAtom) && !get(isBusyAtom) && !get(isPostponedAtom) && !get(isTakenAtom),
)

/** The new version is on its way in; over a form or a game nothing is said of it. */
export const isUpdatingAtom = atom((get) => get(isTakenAtom) && !get(isBusyAtom))

export const postponeUpdateIntent = atom(null, (_get, set) => set(isPostponedAtom, true))

/** The app has come back into view: what was postponed may be offered again. */
export const offerUpdateAgainIntent = atom(null, (_get, set) => set(isPostponedAtom, false))

/** The old version may have to finish what it was asked. */
const patience = 12_000

/**
 * The waiting version takes over, then the page is loaded once more at the same place. Whoever has begun
 * something meanwhile keeps it, and what comes of it: the update is offered again when they are through.
 */
export const takeUpdateIntent = atom(null, (_get, set) => {
  set(isTakenAtom, true)
  let isDone = false
  const finish = () => {
    if (isDone) return
    isDone = true
    if (isBusy()) return set(isTakenAtom, false)
    rememberPlace()
    location.reload()
  }
  void letUpdateIn(finish)
  setTimeout(finish, patience)
})
