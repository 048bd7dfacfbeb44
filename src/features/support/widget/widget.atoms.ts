import { atom } from 'jotai'
import { lasting } from '../../../device/storage/storage.ts'

const storageKey = 'serviceWidget'
const remember = (isOpen: boolean) => lasting.write(storageKey, isOpen ? 'open' : 'closed')

const stateAtom = atom(lasting.read(storageKey) !== 'closed')
stateAtom.onMount = () => {
  if (lasting.read(storageKey) === null) remember(false)
}

/** Open in the first visit of an installation; afterwards as the player left it (decisions 29). */
export const isWidgetOpenAtom = atom(
  (get) => get(stateAtom),
  (_get, set, isOpen: boolean) => {
    remember(isOpen)
    set(stateAtom, isOpen)
  },
)
