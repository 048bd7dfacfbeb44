import { atom } from 'jotai'
import { lasting } from '../../../device/storage/storage.ts'
import { asksForPrivacy, isAllowed } from './vitals.rules.ts'

const storageKey = 'fieldData'

/** What the storage says, which other tabs write too; where it is forbidden, what the browser asks for. */
export const mayMeasure = () => isAllowed(lasting.read(storageKey), navigator)

const allowedAtom = atom(mayMeasure())

/** Whether this phone tells how fast pages were on it. */
export const isMeasuredAtom = atom(
  (get) => get(allowedAtom),
  (_get, set, isOn: boolean) => {
    lasting.write(storageKey, isOn ? 'on' : 'off')
    set(allowedAtom, isOn)
  },
)

export const isPrivacyAsked = () => asksForPrivacy(navigator)
