import { Hono } from 'hono/quick'
import { readClient } from '#sandbox/http/client.ts'
import { createCdn } from '#sandbox/cdn/cdn.ts'
import { controlApp } from '#sandbox/control/control.ts'
import { type Db, isLocked } from '#sandbox/schema/db.ts'
import { createDownloads } from '#sandbox/downloads/files.ts'
import { Dropped, faultLayer } from '#sandbox/faults/faultLayer.ts'
import { Faults } from '#sandbox/faults/faults.ts'
import { handlers } from '#sandbox/handlers/handlers.ts'
import { type Elsewhere, openToSite } from '#sandbox/http/elsewhere.ts'
import { speedApp } from '#sandbox/http/speed.ts'
import { settleFirst } from '#sandbox/lottery/settle.ts'
import { settleOrdersFirst } from '#sandbox/money/orders/settleOrders.ts'
import { mount } from './mount.ts'
import type { Platform, ProviderAccess } from '#sandbox/http/platform.ts'
import { pruneHourly } from './prune.ts'
import * as services from '#sandbox/push/send.ts'
import { Refusal, envelope, refuse } from '#sandbox/http/refusal.ts'
import { RequestLog } from '#sandbox/http/requestLog.ts'
import { newSecret } from '#sandbox/http/secret.ts'
import { ensureWorld } from '#sandbox/seed/seed.ts'
import type { MiddlewareHandler } from 'hono'
import { readStatus } from '#sandbox/world/status.ts'

export interface SandboxOptions {
  readonly db: Db
  readonly games: number
  readonly seed: number
  readonly origin: string
  readonly gameOrigin: string
  readonly elsewhere?: Elsewhere
  /** Every address of this site; only its origin by default. */
  readonly lines?: readonly string[]
  readonly provider?: ProviderAccess
  readonly isPushService?: (address: URL) => boolean
  readonly now?: () => number
  /** The key to the sandbox control for other machines; a new one by default. */
  readonly controlKey?: string
  /** Whether to trust X-Forwarded-For and X-Forwarded-Proto. */
  readonly trustsProxy?: boolean
}

export interface Sandbox {
  readonly app: Hono
  readonly db: Db
  /** The given clock plus the offset set through the sandbox control. */
  readonly now: () => number
  /** Resolves when the world is seeded; requests wait for it. */
  readonly ready: Promise<void>
  readonly controlKey: string
  readonly faults: Faults
}

export function createSandbox(options: SandboxOptions): Sandbox {
  const platform = platformOf(options)
  const { db, now, faults, controlKey } = platform
  const ready = ensureWorld(db, options, now())
  ready.catch(() => undefined)
  return { app: appOf(platform, options, ready), db, now, ready, faults, controlKey }
}

function platformOf(options: SandboxOptions): Platform {
  const { db, origin, gameOrigin, lines = [origin], provider = null, now = Date.now } = options
  const { isPushService = services.isPushService, controlKey = newSecret() } = options
  const clock = { offsetMs: 0 }
  return {
    db,
    now: () => now() + clock.offsetMs,
    clock,
    origin,
    gameOrigin,
    elsewhere: options.elsewhere ?? null,
    lines,
    provider,
    isPushService,
    controlKey,
    faults: new Faults(),
    requests: new RequestLog(),
  }
}

function appOf(platform: Platform, options: SandboxOptions, ready: Promise<void>) {
  const app = new Hono()
  app.onError((error, c) => answerError(error, c.req.path))
  app.use(readClient(options.trustsProxy ?? false, platform.elsewhere))
  app.use(async (_, next) => ready.then(next))
  app.route('/sandbox', controlApp(platform, options))
  for (const path of ['/wps/*', '/lgw/*', '/cdn/*']) {
    app.use(path, async (c, next) => {
      const isCut = () => !c.finalized || c.res.headers.has('x-hono-already-sent')
      await next().finally(() => platform.requests.add(c.req.raw, isCut() ? 0 : c.res.status))
    })
    if (platform.elsewhere) app.use(path, openToSite(platform.elsewhere))
    app.use(path, faultLayer(platform.faults))
  }
  for (const path of ['/wps/*', '/lgw/*']) app.use(path, gate(platform))
  app.use('/wps/*', pruneHourly(platform.db, platform.now))
  app.use('/wps/*', settleFirst(platform.db, platform.now))
  app.use('/wps/*', settleOrdersFirst(platform.db, platform.now))
  mount(app, platform, Object.values(handlers))
  app.route('/', speedApp)
  app.route('/', createDownloads(platform.origin))
  app.route('/', createCdn(platform.db))
  for (const path of ['/wps/*', '/lgw/*']) app.all(path, () => refuse(new Refusal('not_found')))
  return app
}

/**
 * Rethrows a dropped connection, so that the call rejects as fetch does; any other unexpected error
 * is a 500 without details, or a 503 while another process has locked the database.
 */
function answerError(error: Error, path: string): Response {
  if (error instanceof Dropped) throw error
  if (error instanceof Refusal) return refuse(error)
  console.error(`sandbox: ${path}`, error)
  return Response.json(JSON.parse(envelope.broken), { status: isLocked(error) ? 503 : 500 })
}

/** During maintenance only the status endpoints answer. */
function gate({ db }: Platform): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.path.startsWith('/wps/system/')) return next()
    const { maintenance, regionRestriction } = await readStatus(db)
    if (!maintenance && !regionRestriction) return next()
    return refuse(new Refusal(maintenance ? 'maintenance' : 'region_restricted'))
  }
}
