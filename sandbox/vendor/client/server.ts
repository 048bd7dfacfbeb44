import type { Flying, Opened, Revealed, Settled } from '#sandbox/vendor/wire.ts'
import { post } from './post.ts'

export interface SpinOrder {
  readonly round: string
  readonly stake: number
  readonly choice: string | number | null
}

export const openGame = <Terms>(ticket: string) => post<Opened<Terms>>('/session', { ticket })

export const connectServer = <Outcome, Terms>(session: string) => ({
  spin: (order: SpinOrder) => post<Settled<Outcome, Terms>>('/spin', order, session),
  launch: (order: SpinOrder) => post<Flying>('/launch', order, session),
  /** `off`: the player gets off now, unless this arrives too late. */
  land: (round: string, off: boolean) =>
    post<Settled<Outcome, Terms> | Flying>('/land', { round, off }, session),
  reveal: (clientSeed: string) => post<Revealed<Terms>>('/reveal', { clientSeed }, session),
})
export type Server<Outcome, Terms> = ReturnType<typeof connectServer<Outcome, Terms>>
