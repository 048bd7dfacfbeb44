import type { Opened, Refusal, Revealed, Settled } from '../wire.ts'

export class Failed extends Error {
  override readonly name = 'Failed'
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

export interface SpinOrder {
  readonly round: string
  readonly stake: number
  readonly choice: string | number | null
}

export interface Server<Outcome, Terms> {
  spin(order: SpinOrder): Promise<Settled<Outcome, Terms>>
  reveal(clientSeed?: string): Promise<Revealed<Terms>>
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
  if (!response.ok) throw new Failed(await codeOf(response))
  return response.json()
}

async function codeOf(response: Response): Promise<string> {
  const refusal: Refusal | null = await response.json().catch(() => null)
  return refusal?.code ?? 'unknown'
}

export const openSession = <Terms>(ticket: string) => post<Opened<Terms>>('/session', { ticket })

export function connectServer<Outcome, Terms>(session: string): Server<Outcome, Terms> {
  return {
    spin: (order) => post<Settled<Outcome, Terms>>('/spin', order, session),
    reveal: (clientSeed) =>
      post<Revealed<Terms>>('/reveal', clientSeed === undefined ? {} : { clientSeed }, session),
  }
}
