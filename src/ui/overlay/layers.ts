import { atom, getDefaultStore } from 'jotai'
import { useLayoutEffect } from 'react'

const store = getDefaultStore()
const openAtom = atom<readonly HTMLDialogElement[]>([])

/** The modal dialog above all others. */
export const topDialogAtom = atom((get) => get(openAtom).at(-1) ?? null)
export const topDialog = () => store.get(topDialogAtom)

/** Animations of the page pause under a dialog. */
function setOpen(dialogs: readonly HTMLDialogElement[]) {
  store.set(openAtom, dialogs)
  document.documentElement.toggleAttribute('data-covered', dialogs.length > 0)
}

export const addDialog = (dialog: HTMLDialogElement) =>
  setOpen([...store.get(openAtom).filter((one) => one !== dialog), dialog])

export function removeDialog(dialog: HTMLDialogElement) {
  const rest = store.get(openAtom).filter((one) => one !== dialog)
  if (rest.length < store.get(openAtom).length) setOpen(rest)
}

/** React learns of it in a later task; the next Back is for the dialog below. */
export function closeDialog(dialog: HTMLDialogElement) {
  dialog.close()
  removeDialog(dialog)
}

let footHolders = 0

function holdFoot(change: 1 | -1) {
  footHolders += change
  document.documentElement.toggleAttribute('data-foot-taken', footHolders > 0)
}

/**
 * Reserves the foot of the screen above the tab bar: floating elements there move aside, so that at most two layers
 * overlap.
 */
export function useFoot(isTaken: boolean) {
  useLayoutEffect(() => {
    if (!isTaken) return
    holdFoot(1)
    return () => holdFoot(-1)
  }, [isTaken])
}
