import type { RefusedAnswer } from '#sandbox/vendor/wire.ts'

export class Failed extends Error {
  override readonly name = 'Failed'
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

const timeout = 12_000

export async function post<T>(path: string, body: unknown, session?: string): Promise<T> {
  const response = await fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      ...(session !== undefined && { Authorization: `Bearer ${session}` }),
    },
    signal: AbortSignal.timeout(timeout),
  }).catch(() => {
    throw new Failed('network')
  })
  if (response.ok) return response.json()
  const refusal: RefusedAnswer | null = await response.json().catch(() => null)
  throw new Failed(refusal?.code ?? 'unknown')
}
