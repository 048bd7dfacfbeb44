import { atom } from 'jotai'
import type { Waiting } from './offlineQueue.rules.ts'
import { store } from '#net/query/queryClient.ts'
import { playerAtom } from '#net/session/player.ts'
import { waitingAtom } from './waiting.ts'

/** `sent`: answered, but the reads it made stale are not refetched yet. */
export type Stage = 'waiting' | 'sending' | 'sent' | 'confirmed' | 'refused'

export interface Posted {
  readonly waiting: Waiting
  readonly stage: Stage
  readonly at: number
}

const logAtom = playerAtom<readonly Posted[]>([])

const maxLogged = 20
const keyOf = ({ waiting }: Posted) => waiting.idempotencyKey

export const logStage = (waiting: Waiting, stage: Exclude<Stage, 'waiting'>) =>
  store.set(logAtom, (log) =>
    [
      { waiting, stage, at: Date.now() },
      ...log.filter((posted) => keyOf(posted) !== waiting.idempotencyKey),
    ].slice(0, maxLogged),
  )

export const unlog = (waiting: Waiting) =>
  store.set(logAtom, (log) => log.filter((posted) => keyOf(posted) !== waiting.idempotencyKey))

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
