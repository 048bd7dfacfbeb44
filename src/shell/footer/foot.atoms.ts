import { atom } from 'jotai'
import { barAtom } from '../../features/install/download/bar/bar.atoms.ts'
import { shownChannelsAtom } from '../../features/support/support.atoms.ts'
import { isTrayOutAtom } from '../../features/support/widget/widget.atoms.ts'

/** The bar waits until the tray is folded, and then shows the service button in its own row. */
export const hasBarAtom = atom((get) => !get(isTrayOutAtom) && get(barAtom) !== 'none')

export const hasServiceAtom = atom((get) => get(shownChannelsAtom).length > 0)
