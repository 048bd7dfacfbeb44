import { atom } from 'jotai'
import { launch, type LaunchMode } from '#device/launch.ts'
import { phoneStorage } from '#device/storage/storage.ts'
import { isOnAtom, siteAtom } from '#features/merchant/merchant.atoms.ts'

const day = 24 * 60 * 60_000
const interval = 7 * day

interface Moment {
  /** A missing switch means off. */
  readonly isOn: boolean
  readonly launch: LaunchMode
  /** Epoch milliseconds; 0 for never. */
  readonly seenAt: number
  readonly now: number
}

/** In a browser only, once in seven days; a time in the future comes from a wrong clock and counts as now. */
export const isPopupDue = ({ isOn, launch, seenAt, now }: Moment) =>
  isOn && launch === 'H5' && (seenAt === 0 || now - Math.min(seenAt, now) >= interval)

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
