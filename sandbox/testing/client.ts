import { DatabaseSync } from 'node:sqlite'
import { CompactEncrypt, importJWK } from 'jose'
import * as v from 'valibot'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { type Sandbox, type SandboxOptions, createSandbox } from '#sandbox/app/app.ts'
import { dbOf } from '#sandbox/schema/db.ts'
import { seededAccounts } from '#sandbox/seed/accounts.ts'
import { textOf } from './reading.ts'

export const testOptions = {
  games: 300,
  seed: 1,
  origin: 'http://localhost:4173',
  gameOrigin: 'http://localhost:4174',
}

const worlds = new Map<string, Uint8Array>()

/** Seeding takes longer than most tests, so each world of the machine's own time is copied from the first. */
export function openSandbox(options: Partial<SandboxOptions> = {}): Sandbox {
  const sqlite = new DatabaseSync(':memory:')
  const asked = { ...testOptions, ...options }
  const name = `${asked.seed} ${asked.games}`
  const isUsual = !options.db && !options.now
  const seeded = isUsual && worlds.get(name)
  if (seeded) sqlite.deserialize(seeded)
  const sandbox = createSandbox({ db: dbOf(sqlite), ...asked })
  if (isUsual && !seeded)
    sandbox.ready.then(() => worlds.set(name, sqlite.serialize())).catch(() => undefined)
  return sandbox
}

export interface Reply {
  readonly status: number
  readonly success: boolean
  readonly code: string | undefined
  readonly value: unknown
  readonly headers: Headers
  readonly text: string
}

interface Sent {
  readonly query?: Record<string, string>
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

const Key = v.looseObject({ kid: v.string() })

const Envelope = v.object({
  success: v.optional(v.boolean(), false),
  code: v.optional(v.string()),
  value: v.optional(v.unknown()),
})

/** A minimal browser: it stores cookies, and a token after a login. */
export class Client {
  token: string | null = null
  readonly cookies = new Map<string, string>()
  readonly extra: Record<string, string> = {}
  readonly sandbox: Sandbox

  constructor(sandbox: Sandbox = openSandbox()) {
    this.sandbox = sandbox
  }

  async send(method: string, path: string, sent: Sent = {}): Promise<Reply> {
    const query = new URLSearchParams(sent.query)
    const response = await this.sandbox.app.request(
      query.size ? `${path}?${query.toString()}` : path,
      {
        method,
        headers: {
          ...this.headers(),
          ...(sent.body !== undefined && { 'Content-Type': 'application/json' }),
          ...sent.headers,
        },
        ...(sent.body !== undefined && {
          body: typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body),
        }),
      },
    )
    this.keepCookies(response)
    return replyOf(response)
  }

  get(path: string, query?: Record<string, string>) {
    return this.send('GET', path, query ? { query } : {})
  }

  call(endpoint: AnyEndpoint, wire: Record<string, string> = {}) {
    const isRead = endpoint.method === 'GET'
    return this.send(endpoint.method, endpoint.path, isRead ? { query: wire } : { body: wire })
  }

  async login(username: string, password = passwordOf(username), more: object = {}) {
    const payload = { type: 'username', username, password, ...more }
    const reply = await this.sendSealed(payload, { iat: this.sandbox.now() })
    if (reply.success) this.token = textOf(reply.value, 'token')
    return reply
  }

  async sendSealed(payload: object, claims: object = {}) {
    return this.send('POST', '/wps/session/login', {
      body: await this.seal({ ...payload, iat: Date.now(), jti: crypto.randomUUID(), ...claims }),
      headers: { Encryption: 'JWE', 'Content-Type': 'application/jose' },
    })
  }

  async seal(payload: object): Promise<string> {
    const { value } = await this.get('/wps/session/key')
    const key = await importJWK(v.parse(Key, value), 'RSA-OAEP-256')
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
      .encrypt(key)
  }

  async solveCaptcha(): Promise<string> {
    await this.get('/wps/captcha')
    const { text } = await this.get('/sandbox/captcha')
    return textOf(JSON.parse(text), 'answer')
  }

  private headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return {
      Merchant: 'mela',
      ...this.extra,
      ...(cookie && { Cookie: cookie }),
      ...(this.token && { Token: this.token }),
    }
  }

  private keepCookies(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

export const passwordOf = (username: string) =>
  seededAccounts.find((account) => account.username === username)?.password ?? ''

async function replyOf(response: Response): Promise<Reply> {
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.includes('json') && text !== ''
  const { success, code, value } = v.parse(Envelope, isJson ? parsed(text) : {})
  return { status: response.status, success, code, value, headers: response.headers, text }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

export async function signedIn(username = 'member', sandbox?: Sandbox): Promise<Client> {
  const client = new Client(sandbox)
  const { success, text } = await client.login(username)
  if (!success) throw new Error(text)
  return client
}
