import type { ChatOpened, ChatState } from '../wire.ts'

export class Failed extends Error {
  override readonly name = 'Failed'
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
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

export const openChat = (ticket: string) => post<ChatOpened>('/chat/session', { ticket })

export const connectServer = (session: string) => ({
  news: (after: number) => post<ChatState>('/chat/news', { after }, session),
  say: (text: string, after: number) => post<ChatState>('/chat/say', { text, after }, session),
})
export type Server = ReturnType<typeof connectServer>
