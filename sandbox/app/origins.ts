import { type Sandbox, type SandboxOptions, createSandbox } from './app.ts'
import { openDb } from '#sandbox/schema/db.ts'
import { createProvider } from '#sandbox/provider/app.ts'
import { newSecret } from '#sandbox/http/secret.ts'
import { redirectUrisOf } from '#sandbox/social/access.ts'
import { createGameOrigin } from './gameOrigin.ts'

interface WorldOptions extends Pick<SandboxOptions, 'controlKey' | 'trustsProxy' | 'elsewhere'> {
  /**
   * The port of the app and the platform; games are on the next one, the sign-in provider on the
   * one after.
   */
  readonly port: number
  readonly database: string
  readonly games: number
  readonly seed: number
  /** The origins that browsers see if a web server is in front of the site and the games. */
  readonly publicOrigins?: PublicOrigins
}

interface PublicOrigins {
  readonly site: string
  readonly games: string
}

/** An operator's lines would be different domains. */
const linesOf = (port: number) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`] as const

export function openOrigins({ port, database, publicOrigins, ...options }: WorldOptions) {
  const own = linesOf(port)
  const { site: origin, games: gameOrigin } = publicOrigins ?? {
    site: own[0],
    games: `http://localhost:${port + 1}`,
  }
  const lines = publicOrigins ? [origin] : own
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

/** Puts the SMS of the Firebase stand-in into the platform's outbox. */
async function recordSms({ db, now }: Sandbox, to: string, code: string) {
  await db.insertInto('outbox').values({ to, kind: 'sms', code, at: now() }).execute()
}

export async function greet({
  origin,
  gameOrigin,
  sandbox,
}: ReturnType<typeof openOrigins>): Promise<void> {
  await sandbox.ready
  console.log(`\nMela is at ${origin} (games at ${gameOrigin}). Play money only; accounts:`)
  const accounts = await sandbox.app.request('/sandbox/accounts')
  console.table(await accounts.json(), ['username', 'password', 'note'])
  console.log(
    `From elsewhere than this machine /sandbox wants the header Sandbox-Key: ${sandbox.controlKey}\n`,
  )
}
