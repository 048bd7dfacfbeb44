import type { Play } from '#sandbox/lottery/sheets/plays.ts'
import type { LottoOpened, LottoState, Placed } from '#sandbox/lottery/state.ts'
import { post } from '#sandbox/vendor/client/post.ts'

interface Line {
  readonly play: Play
  readonly content: string
  readonly stake: number
}

export interface SlipOrder {
  readonly key: string
  readonly game: string
  readonly index: number
  readonly lines: readonly Line[]
}

export const openLotto = (ticket: string) => post<LottoOpened>('/lotto/session', { ticket })

export const connectLotto = (session: string) => ({
  state: () => post<LottoState>('/lotto/state', {}, session),
  buy: (order: SlipOrder) => post<Placed>('/lotto/tickets', order, session),
})
export type Server = ReturnType<typeof connectLotto>
