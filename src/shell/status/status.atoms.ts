import { useLocation } from '@tanstack/react-router'
import { atom, useAtomValue } from 'jotai'
import * as v from 'valibot'
import { phoneStorage, readJson } from '#device/storage/storage.ts'
import { isOnlineAtom } from '#device/traffic/connection.ts'
import { siteAtom } from '#features/merchant/merchant.atoms.ts'
import { isClosing } from '#net/failure.ts'
import { refetchFailed } from '#net/query/refetch.ts'
import { isServicePath, statusKey } from './closed.rules.ts'
import { TimedStatus, statusNow } from './status.rules.ts'

const Stored = v.fallback(v.nullable(TimedStatus), null)

/** Read at the start, so that the lobby of a closed site does not flash. */
export const readStatus = () => v.parse(Stored, readJson(phoneStorage, statusKey))
const storedAtom = atom(readStatus)

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

/** A call was refused because the site is closed. The page of the closed site then checks again at intervals. */
export const noticeClosedIntent = atom(null, (get) => {
  if (get(statusAtom).gate === 'open') get(siteAtom).retry()
})

/** The player is browsing the cached lobby during maintenance. */
export const isBrowsingCachedAtom = atom(false)

/** Whether this page is closed, and why. */
export function useGate() {
  const status = useAtomValue(statusAtom)
  const isBrowsing = useAtomValue(isBrowsingCachedAtom) && status.gate === 'maintenance'
  const isService = useLocation({ select: ({ pathname }) => isServicePath(pathname) })
  return isBrowsing || isService ? { ...status, gate: 'open' as const } : status
}

/**
 * Stores the newest status for the next start. When the site is open again, it ends the browsing of the cached lobby
 * and repeats the reads that were refused.
 */
export const storeStatusIntent = atom(null, (get, set) => {
  const status = get(answeredStatusAtom)
  if (!status) return
  phoneStorage.write(statusKey, JSON.stringify(status))
  if (status.gate !== 'open') return
  set(isBrowsingCachedAtom, false)
  void refetchFailed(isClosing)
})
