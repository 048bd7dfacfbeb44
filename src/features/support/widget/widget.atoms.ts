import { atom } from 'jotai'
import { phoneStorage } from '#device/storage/storage.ts'
import { channelsAtom, shownChannelsAtom } from '#features/support/support.atoms.ts'

const storageKey = 'serviceWidget'
const remember = (isOpen: boolean) => phoneStorage.write(storageKey, isOpen ? 'open' : 'closed')

const stateAtom = atom(phoneStorage.read(storageKey) !== 'closed')
stateAtom.onMount = () => {
  if (phoneStorage.read(storageKey) === null) remember(false)
}

/** Open in the first visit of an installation; afterwards as the player left it. */
export const isWidgetOpenAtom = atom(
  (get) => get(stateAtom),
  (_get, set, isOpen: boolean) => {
    remember(isOpen)
    set(stateAtom, isOpen)
  },
)

/** When the tray folds because the player moves on to something else, that is not stored as a choice. */
export const foldWidgetIntent = atom(null, (_get, set) => set(stateAtom, false))

/** True also while the channels are loading. */
export const isTrayOutAtom = atom((get) => {
  const hasSome = get(channelsAtom) === 'pending' || get(shownChannelsAtom).length > 0
  return hasSome && get(stateAtom)
})
