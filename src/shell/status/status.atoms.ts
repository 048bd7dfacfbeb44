import { atom } from 'jotai'
import { isOnlineAtom } from '../../device/traffic/connection.ts'
import { siteAtom } from '../../features/merchant/merchant.atoms.ts'
import { type TimedStatus, statusNow } from './status.rules.ts'
import { readStatus, writeStatus } from './status.storage.ts'

const storedAtom = atom(() => readStatus())

export const answeredStatusAtom = atom((get): TimedStatus | null => {
  const { value, at } = get(siteAtom)
  if (!value || at === undefined) return null
  const { gate, since, until, ip, country } = value
  return { gate, since, until, ip, country, at }
})

export const statusAtom = atom((get) =>
  statusNow({
    last: get(answeredStatusAtom) ?? get(storedAtom),
    failure: get(siteAtom).failure,
    isOnline: get(isOnlineAtom),
    now: Date.now(),
  }),
)

/** The player is browsing the cached lobby during maintenance. */
export const isBrowsingCachedAtom = atom(false)

/** Stores the newest status for the next start; an open site ends the browsing of the cached lobby. */
export const storeStatusIntent = atom(null, (get, set) => {
  const status = get(answeredStatusAtom)
  if (!status) return
  writeStatus(status)
  if (status.gate === 'open') set(isBrowsingCachedAtom, false)
})
