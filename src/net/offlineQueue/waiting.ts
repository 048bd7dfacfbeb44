import { type Setter, atom } from 'jotai'
import { listeners } from '#device/listeners.ts'
import { playerAtom } from '#net/session/player.ts'
import type { Deferrable, Waiting } from './offlineQueue.rules.ts'

export const waitingAtom = playerAtom<readonly Waiting[]>([])

/** Unconfirmed intents, for screens to apply on top of the platform's data. */
export const offlineQueueAtom = atom((get) => get(waitingAtom).map(({ intent }) => intent))

/** Keys of entries for which one attempt to send has failed. */
export const failedAtom = playerAtom<ReadonlySet<string>>(new Set<string>())

/** Also called for intents of an earlier visit. */
export const { listen: onRefused, tell: tellRefused } = listeners<[Deferrable]>()

export const { listen: onCancelled, tell: tellCancelled } = listeners<[Deferrable, Setter]>()
