import type { Play } from '../sheets/plays.ts'
import type { LottoOpened, LottoState, Placed } from '../state.ts'

export class Failed extends Error {
  override readonly name = 'Failed'
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

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

const patience = 12_000

async function post<T>(path: string, body: unknown, session?: string): Promise<T> {
  const response = await fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      ...(session !== undefined && { Authorization: `Bearer ${session}` }),
    },
    signal: AbortSignal.timeout(patience),
  }).catch(() => {
    throw new Failed('network')
  })
  if (response.ok) return response.json()
  const refusal: { code?: string } | null = await response.json().catch(() => null)
  throw new Failed(refusal?.code ?? 'unknown')
}

export const openLotto = (ticket: string) => post<LottoOpened>('/lotto/session', { ticket })

export const connectServer = (session: string) => ({
  state: () => post<LottoState>('/lotto/state', {}, session),
  buy: (order: SlipOrder) => post<Placed>('/lotto/tickets', order, session),
})
export type Server = ReturnType<typeof connectServer>
