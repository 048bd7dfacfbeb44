import { atom } from 'jotai'
import type { Deferrable, Waiting } from './offlineQueue.rules.ts'

/** The offline queue as screens see it; what sends it comes later. */
export const waitingAtom = atom<readonly Waiting[]>([])

/** What the player did and the platform has not confirmed: lay it over what the platform last said. */
export const offlineQueueAtom = atom((get) => get(waitingAtom).map(({ intent }) => intent))

type OnRefused = (intent: Deferrable) => void

const listeners = new Set<OnRefused>()

/** Hears of intents that the platform refused, also those of an earlier visit. */
export function onRefused(listen: OnRefused) {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

export function tellRefused(intent: Deferrable) {
  for (const listen of listeners) listen(intent)
}
