import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { endWithUs } from './endings/endings.ts'
import { startNginx } from './nginx.ts'

const root = join(import.meta.dirname, '../..')

export interface Account {
  readonly username: string
  readonly password: string
  readonly type: number
}

export interface Fault {
  readonly path: string
  readonly method?: string
  readonly status?: number
  readonly delayMs?: number
  readonly body?: 'malformed' | 'truncated' | 'huge' | 'empty' | object
  readonly drop?: true
  readonly times?: number
}

export interface Received {
  readonly n: number
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly account: string | null
}

/**
 * The first of several consecutive free ports: the platform's, the vendors', the sign-in
 * provider's, and three for a web server in front. Below those that Linux gives to outgoing
 * connections.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    const isRoom = await Promise.all([0, 1, 2, 3, 4, 5].map((next) => isFree(port + next)))
    if (isRoom.every(Boolean)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)))
  })
}

interface Sms {
  readonly to: string
  readonly code: string
}

interface Ordered {
  readonly orderNo: string
  readonly status: string
  readonly amount: string
}

export interface Orders {
  readonly deposits: readonly Ordered[]
  readonly withdrawals: readonly Ordered[]
}

export interface Moved {
  readonly reason: string
  readonly key: string
  readonly ref: string | null
  readonly amount: string
}

export interface Counted {
  readonly route: string
  readonly metric: string
}

interface Failed {
  readonly kind: string
  readonly route: string
  readonly message: string
  /** Lines of "file:line:column". */
  readonly frames: string
  readonly count: number
}

interface StartOptions {
  readonly port?: number
  readonly dist?: string
  readonly database?: string
  /** A folder of brands/; the one named by `BRAND` by default. */
  readonly brand?: string
  /** The number of games in the world. */
  readonly games?: number
  /** Puts nginx in front of it. */
  readonly isBehindNginx?: boolean
  /** The merchant file for a platform at another origin, for which the app was built. */
  readonly elsewhere?: string
}

/** Set for the production journeys, and for an audit of the release. */
export const isFronted = process.env['FRONT'] === 'nginx'

/** The server of `npm start` for a built app, with its own world. */
export async function startPlatform(options: StartOptions = {}) {
  const port = options.port ?? (await freePort())
  const ports = { site: port + 3, games: port + 4, api: port + 5, platform: port, vendor: port + 1 }
  const { elsewhere } = options
  const dist = resolve(root, options.dist ?? process.env['DIST'] ?? 'dist')
  const isFront = elsewhere !== undefined || (options.isBehindNginx ?? isFronted)
  const front = isFront ? await startNginx(dist, ports, { elsewhere }) : null
  const server = spawn(process.execPath, ['sandbox/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      // Makes each start a quarter faster.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      PORT: String(port),
      SANDBOX_DB: options.database ?? ':memory:',
      ...(options.dist && { DIST: options.dist }),
      ...(options.brand && { BRAND: options.brand }),
      ...(options.games && { SANDBOX_GAMES: String(options.games) }),
      ...(front && { SITE_ORIGIN: front.url, GAME_ORIGIN: front.games }),
      ...(front?.platform && { PLATFORM_ORIGIN: front.platform, TRUST_PROXY: '1' }),
      ...(front?.pictures && { PICTURE_ORIGIN: front.pictures }),
    },
  })
  const release = endWithUs(() => server.kill())
  server.once('exit', release)
  const own = `http://localhost:${port}`
  try {
    await ready(own)
  } catch (reason) {
    await Promise.all([stop(server), front?.stop()])
    throw reason
  }
  const end = () => Promise.all([stop(server), front?.stop()])
  return {
    ...controlOf(own),
    url: front?.url ?? own,
    port,
    stop: end,
    front,
    halt: () => stop(server),
    [Symbol.asyncDispose]: async () => void (await end()),
  }
}

async function stop(server: ReturnType<typeof spawn>) {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill()
  await once(server, 'exit')
}

async function ready(url: string) {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(`${url}/sandbox/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The platform at ${url} did not get ready`)
}

/** The sandbox's control calls that journeys use. */
function controlOf(url: string) {
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}/sandbox/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} /sandbox/${path}: ${answer.status}`)
    return answer
  }
  const read = async <T>(path: string): Promise<T> => (await send('GET', path)).json()
  /** The log survives a reset, so a journey reads only the entries after its own start. */
  let start = 0
  const requests = (since = start) => read<Received[]>(`requests?since=${since}`)
  const lastRequest = async () => (await requests()).at(-1)?.n ?? start
  return {
    async reset() {
      await send('POST', 'reset')
      start = await lastRequest()
    },
    faults: (faults: readonly Fault[]) => send('PUT', 'faults', faults),
    faultsLeft: () => read<Fault[]>('faults'),
    /** Releases the requests that faults hold back; planting an empty list leaves them waiting. */
    clearFaults: () => send('DELETE', 'faults'),
    status: (status: object) => send('PATCH', 'status', status),
    settings: (settings: object) => send('PATCH', 'settings', settings),
    registration: (rules: object) => send('PATCH', 'registration', rules),
    announce: (item: object) => send('POST', 'announce', item),
    /** Sets how far the platform's clock is ahead of this machine's. */
    clock: (offsetMs: number) => send('PUT', 'clock', { offsetMs }),
    /** Answers the newest feedback, as an operator would. */
    answerFeedback: (answer: string) => send('POST', 'feedback', { answer }),
    /** Sets the operator's rules for money. */
    money: (rules: object) => send('PATCH', 'money', rules),
    /** Moves a player's newest open order on, as an operator would. */
    operate: (
      step: `deposit/${'approve' | 'reject'}` | `withdrawal/${'process' | 'pay' | 'reject'}`,
      order: object,
    ) => send('POST', step, order),
    orders: (username: string) => read<Orders>(`orders?username=${username}`),
    ledger: (username: string) => read<Moved[]>(`ledger?username=${username}`),
    /** Approves or rejects an application for a promotion. */
    decide: (decision: object) => send('POST', 'promotions/decide', decision),
    expire: (username: string) => send('POST', 'expire', { username }),
    outbox: () => read<Sms[]>('outbox'),
    accounts: () => read<Account[]>('accounts'),
    /** The speed reports of visits. */
    vitals: () => read<Counted[]>('vitals'),
    /** The failures of the app that visits reported. */
    failures: () => read<Failed[]>('failures'),
    /** The CSP violations that browsers reported. */
    policyReports: () => read<unknown[]>('policy-reports'),
    requests,
    lastRequest,
  }
}

export type Platform = Awaited<ReturnType<typeof startPlatform>>
