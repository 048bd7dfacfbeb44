import { atom } from 'jotai'
import { isBusyAtom } from '../../device/busy.ts'
import { rememberPlace } from './place.ts'
import { isUpdateWaitingAtom, letUpdateIn } from '../../device/worker.link.ts'

const isPostponedAtom = atom(false)
const isTakenAtom = atom(false)

/** Not over a form, a payment or a game, and not again before the app is next looked at. */
export const isUpdateOfferedAtom = atom(
  (get) =>
    get(isUpdateWaitingAtom) && !get(isBusyAtom) && !get(isPostponedAtom) && !get(isTakenAtom),
)

export const postponeUpdateIntent = atom(null, (_get, set) => set(isPostponedAtom, true))

/** The app has come back into view: what was postponed may be offered again. */
export const offerUpdateAgainIntent = atom(null, (_get, set) => set(isPostponedAtom, false))

/** The old version may have to finish what it was asked. */
const patience = 12_000

/** The waiting version takes over, then the page is loaded once more at the same place. */
export const takeUpdateIntent = atom(null, (_get, set) => {
  set(isTakenAtom, true)
  let isReloading = false
  const reload = () => {
    if (isReloading) return
    rememberPlace()
    location.reload()
    isReloading = true
  }
  void letUpdateIn(reload)
  setTimeout(reload, patience)
})
