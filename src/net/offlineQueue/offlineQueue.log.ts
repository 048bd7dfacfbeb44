import { atom } from 'jotai'
import type { Waiting } from './offlineQueue.rules.ts'
import { store } from '../queryClient.ts'
import { onSignOut } from '../session/signOut.ts'
import { waitingAtom } from './waiting.ts'

/** From the player's tap to the platform's word; `sent` has left, and its effect is not read back yet. */
export type Stage = 'waiting' | 'sending' | 'sent' | 'confirmed' | 'refused'

export interface Posted {
  readonly waiting: Waiting
  readonly stage: Stage
  /** When it came to this stage, epoch milliseconds. */
  readonly at: number
}

/** What has left in this visit, the latest first. */
const logAtom = atom<readonly Posted[]>([])
onSignOut((set) => set(logAtom, []))

const mostLogged = 20
const keyOf = ({ waiting }: Posted) => waiting.idempotencyKey

export const logStage = (waiting: Waiting, stage: Exclude<Stage, 'waiting'>) =>
  store.set(logAtom, (log) =>
    [
      { waiting, stage, at: Date.now() },
      ...log.filter((posted) => keyOf(posted) !== waiting.idempotencyKey),
    ].slice(0, mostLogged),
  )

/** It met no network after all: it waits again. */
export const unlog = (waiting: Waiting) =>
  store.set(logAtom, (log) => log.filter((posted) => keyOf(posted) !== waiting.idempotencyKey))

/** What waits, the oldest first, then what has gone, the latest first. */
export const postedAtom = atom((get): readonly Posted[] => {
  const log = get(logAtom)
  const waiting = get(waitingAtom)
  const isWaiting = (posted: Posted) =>
    waiting.some(({ idempotencyKey }) => idempotencyKey === keyOf(posted))
  return [
    ...waiting.map(
      (one): Posted =>
        log.find((posted) => keyOf(posted) === one.idempotencyKey) ?? {
          waiting: one,
          stage: 'waiting',
          at: one.at,
        },
    ),
    ...log.filter((posted) => !isWaiting(posted)),
  ]
})
