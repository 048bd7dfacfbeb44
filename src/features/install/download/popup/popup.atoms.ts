import { atom } from 'jotai'
import { launch } from '#device/launch.ts'
import { phoneStorage } from '#device/storage/storage.ts'
import { isOnAtom, siteAtom } from '#features/merchant/merchant.atoms.ts'
import { isPopupDue } from './popup.rules.ts'

const storageKey = 'appPopupAt'

/** Read once per visit: showing the popup must not change whether it is due. */
const momentAtom = atom(() => ({
  launch: launch(),
  seenAt: Number(phoneStorage.read(storageKey)) || 0,
  now: Date.now(),
}))

/** Null until the platform has answered. */
export const isAppPopupDueAtom = atom((get) => {
  const isOn = get(isOnAtom)('APPPOPUP3')
  return !isOn && get(siteAtom).isPending ? null : isPopupDue({ ...get(momentAtom), isOn })
})

export const noteAppPopupIntent = atom(null, () =>
  phoneStorage.write(storageKey, String(Date.now())),
)
