import { type Sandbox, type SandboxOptions, createSandbox } from './app.ts'
import { openDb } from '../schema/db.ts'
import { createProvider } from '../provider/app.ts'
import { newSecret } from '../http/secret.ts'
import { redirectUrisOf } from '../social/access.ts'
import { createGameOrigin } from './gameOrigin.ts'

interface WorldOptions extends Pick<SandboxOptions, 'controlKey' | 'trustsProxy'> {
  /** The app's and the platform's port; the vendors' games are on the next one, the sign-in provider after it. */
  readonly port: number
  readonly database: string
  readonly games: number
  readonly seed: number
}

/** Every address that this machine has the site under; an operator's would be different domains. */
const linesOf = (port: number) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`] as const

/** The platform, the vendors and the sign-in provider, each for an origin of its own. */
export function openOrigins({ port, database, ...options }: WorldOptions) {
  const lines = linesOf(port)
  const [origin] = lines
  const gameOrigin = `http://localhost:${port + 1}`
  const access = { origin: `http://localhost:${port + 2}`, secret: newSecret(), fetch }
  const db = openDb(database)
  const sandbox = createSandbox({ ...options, db, origin, lines, gameOrigin, provider: access })
  const vendor = createGameOrigin({
    db,
    now: sandbox.now,
    faults: sandbox.faults,
    platformOrigins: lines,
  })
  const provider = createProvider({
    ...access,
    redirectUris: redirectUrisOf(origin),
    sendSms: (to, code) => recordSms(sandbox, to, code),
    now: sandbox.now,
  })
  return { origin, lines, gameOrigin, sandbox, vendor, provider }
}

/** What Firebase's stand-in sends goes where the platform's own codes go. */
async function recordSms({ db, now }: Sandbox, to: string, code: string) {
  await db.insertInto('outbox').values({ to, kind: 'sms', code, at: now() }).execute()
}
