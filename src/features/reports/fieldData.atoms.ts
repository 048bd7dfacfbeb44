import { atom } from 'jotai'
import { phoneStorage } from '#device/storage/storage.ts'
import { asksForPrivacy, isAllowed } from './vitals/vitals.rules.ts'

const storageKey = 'fieldData'

/** Reads storage, which other tabs write too. */
export const mayMeasure = () => isAllowed(phoneStorage.read(storageKey), navigator)

const allowedAtom = atom(mayMeasure())

export const isMeasuredAtom = atom(
  (get) => get(allowedAtom),
  (_get, set, isOn: boolean) => {
    phoneStorage.write(storageKey, isOn ? 'on' : 'off')
    set(allowedAtom, isOn)
  },
)

export const isPrivacyAsked = () => asksForPrivacy(navigator)
