import type { Setter } from 'jotai'
import { isBusy } from '#device/page/busy.ts'
import { tabStorage } from '#device/storage/storage.ts'
import { isSiteReachable } from '#net/early.ts'
import { mayBeOffline } from '#net/reach/reach.ts'
import { lostPartsAtom, noteLost } from '#net/reports/lostPart.ts'
import { storeScroll } from './storedScroll.ts'

const storageKey = 'reloaded-at'

export function recoverLostParts(set: Setter) {
  addEventListener('vite:preloadError', ({ payload }) => {
    noteLost(payload)
    const isNew = logLost(payload)
    void recover(() => isNew && set(lostPartsAtom, (parts) => [...parts, payload]))
  })
}

/**
 * Reloads a tab whose lazy files a deployment has removed. Never twice in a row, and never if the network is or was
 * just gone, because the page on screen is then all there is.
 */
async function recover(giveUp: () => void) {
  if (!(await isSiteReachable(location.href)) || mayBeOffline()) return
  const now = Date.now()
  if (isBusy() || !mayReload(tabStorage.read(storageKey), now)) return giveUp()
  tabStorage.write(storageKey, String(now))
  if (tabStorage.read(storageKey) !== String(now)) return giveUp()
  storeScroll()
  location.reload()
}

const logged = new Set<string>()

/** Logs each file once, with the route that requested it, without the query; returns whether it is new. */
function logLost(payload: unknown) {
  const message = payload instanceof Error ? payload.message : 'unknown'
  const line = `${location.pathname}: ${message}`
  if (logged.has(line)) return false
  logged.add(line)
  console.warn('A part of the app did not load on', line)
  return true
}

const once = 60_000

/** Prevents a reload loop. */
const mayReload = (reloadedAt: string | null, now: number) =>
  reloadedAt === null || !(Math.abs(now - Number(reloadedAt)) < once)
