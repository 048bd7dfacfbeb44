import { type Setter, atom } from 'jotai'
import type { Deferrable, Waiting } from './offlineQueue.rules.ts'

/** The offline queue as screens see it; what sends it comes later. */
export const waitingAtom = atom<readonly Waiting[]>([])

/** What the player did and the platform has not confirmed: lay it over what the platform last said. */
export const offlineQueueAtom = atom((get) => get(waitingAtom).map(({ intent }) => intent))

function listeners<Args extends unknown[]>() {
  const all = new Set<(...args: Args) => void>()
  return {
    listen: (listen: (...args: Args) => void) => {
      all.add(listen)
      return () => all.delete(listen)
    },
    tell: (...args: Args) => {
      for (const listen of all) listen(...args)
    },
  }
}

/** Hears of intents that the platform refused, also those of an earlier visit. */
export const { listen: onRefused, tell: tellRefused } = listeners<[Deferrable]>()

/** Hears of what the player took back before it left. */
export const { listen: onCancelled, tell: tellCancelled } = listeners<[Deferrable, Setter]>()
