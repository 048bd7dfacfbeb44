import { type Setter, atom } from 'jotai'
import type { Deferrable, Waiting } from './offlineQueue.rules.ts'

export const waitingAtom = atom<readonly Waiting[]>([])

/** Unconfirmed intents, for screens to apply on top of the platform's data. */
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

/** Also called for intents of an earlier visit. */
export const { listen: onRefused, tell: tellRefused } = listeners<[Deferrable]>()

export const { listen: onCancelled, tell: tellCancelled } = listeners<[Deferrable, Setter]>()
