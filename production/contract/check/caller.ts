import type { AnyEndpoint } from '#api/endpoint.ts'
import { deadlines } from '#net/call.ts'

export type Ask = (request: Request) => Promise<Response>

export type Wire = Readonly<Record<string, unknown>>

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Milliseconds until the whole answer was there. */
  readonly took: number
}

interface Target {
  readonly platform: string
  /** The site's origin; null if it is also the platform's. */
  readonly site: string | null
  readonly merchantCode: string
  readonly ask: Ask
}

interface Sending {
  readonly headers?: Readonly<Record<string, string>>
  /** Sends the request without the open session. */
  readonly as?: 'guest'
  readonly body?: string
}

/** How long the check waits for an answer, in milliseconds: as long as the app for money. */
export const patience = deadlines.money

/** Calls a platform as the app would, with its headers, a token and a cookie jar. */
export class Caller {
  token: string | null = null
  readonly #cookies = new Map<string, string>()
  readonly target: Target

  constructor(target: Target) {
    this.target = target
  }

  async call(endpoint: AnyEndpoint, wire: Wire, sending: Sending = {}): Promise<Reply> {
    const isRead = endpoint.method === 'GET'
    const fields = Object.entries(wire).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    const query = isRead ? `?${new URLSearchParams(fields)}` : ''
    return this.send(endpoint.method, `${endpoint.path}${query}`, {
      ...sending,
      ...(!isRead && { body: sending.body ?? JSON.stringify(wire) }),
      headers: {
        ...(!isRead && { 'Content-Type': 'application/json' }),
        ...(endpoint.idempotent && { 'Idempotency-Key': crypto.randomUUID() }),
        ...sending.headers,
      },
    })
  }

  async send(method: string, path: string, { headers, as, body }: Sending = {}): Promise<Reply> {
    const request = new Request(new URL(path, this.target.platform), {
      method,
      headers: { ...this.#usual(as), ...headers },
      redirect: 'manual',
      ...(body !== undefined && { body }),
    })
    const started = performance.now()
    const response = await this.target.ask(request)
    if (as !== 'guest') this.#keep(response)
    const text = await response.text()
    const took = performance.now() - started
    return { status: response.status, headers: response.headers, text, took }
  }

  #usual(as: Sending['as']): Record<string, string> {
    const { merchantCode, site } = this.target
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return {
      Merchant: merchantCode,
      Language: 'EN',
      ...(site && { Origin: site }),
      ...(this.token && as !== 'guest' && { Token: this.token }),
      ...(cookie && as !== 'guest' && { Cookie: cookie }),
    }
  }

  #keep(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      if (value) this.#cookies.set(name, value)
      else this.#cookies.delete(name)
    }
  }
}
