import { atom } from 'jotai'
import { isOnlineAtom } from '../../device/traffic/connection.ts'
import { siteAtom } from '../../features/merchant/merchant.atoms.ts'
import { type TimedStatus, statusNow } from './status.rules.ts'
import { readStatus, writeStatus } from './status.storage.ts'

const keptAtom = atom(() => readStatus())

export const answeredStatusAtom = atom((get): TimedStatus | null => {
  const { value, at } = get(siteAtom)
  if (!value || at === undefined) return null
  const { gate, since, until, ip, country } = value
  return { gate, since, until, ip, country, at }
})

/** Whether the whole site is closed, and what is known about it. */
export const statusAtom = atom((get) =>
  statusNow({
    last: get(answeredStatusAtom) ?? get(keptAtom),
    failure: get(siteAtom).failure,
    isOnline: get(isOnlineAtom),
    now: Date.now(),
  }),
)

/** The player looks at the kept lobby while the platform is being mended. */
export const isBrowsingKeptAtom = atom(false)

/** Leaves the platform's newest status on the device for the next start; an open site ends the look around. */
export const storeStatusIntent = atom(null, (get, set) => {
  const status = get(answeredStatusAtom)
  if (!status) return
  writeStatus(status)
  if (status.gate === 'open') set(isBrowsingKeptAtom, false)
})
