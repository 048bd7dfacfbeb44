import type { Flying, Opened, Revealed, Settled } from '#sandbox/vendor/wire.ts'
import { post } from './post.ts'

export interface SpinOrder {
  readonly round: string
  readonly stake: number
  readonly choice: string | number | null
}

export interface Server<Outcome, Terms> {
  spin(order: SpinOrder): Promise<Settled<Outcome, Terms>>
  launch(order: SpinOrder): Promise<Flying>
  /** `off`: the player gets off now, unless this arrives too late. */
  land(round: string, off: boolean): Promise<Settled<Outcome, Terms> | Flying>
  reveal(clientSeed?: string): Promise<Revealed<Terms>>
}

export const openGame = <Terms>(ticket: string) => post<Opened<Terms>>('/session', { ticket })

export function connectServer<Outcome, Terms>(session: string): Server<Outcome, Terms> {
  return {
    spin: (order) => post<Settled<Outcome, Terms>>('/spin', order, session),
    launch: (order) => post<Flying>('/launch', order, session),
    land: (round, off) => post('/land', { round, off }, session),
    reveal: (clientSeed) =>
      post<Revealed<Terms>>('/reveal', clientSeed === undefined ? {} : { clientSeed }, session),
  }
}
