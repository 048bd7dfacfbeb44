import { Hono } from 'hono'
import { sql } from 'kysely'
import * as v from 'valibot'
import { callerOf } from '#sandbox/captcha/captcha.ts'
import { Fault } from '#sandbox/faults/faults.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { notify } from '#sandbox/push/notify.ts'
import { type World, rebuildWorld } from '#sandbox/seed/seed.ts'
import { patchSettings, readSettings } from '#sandbox/world/settings.ts'
import { StatusPatch, patchStatus, readStatus } from '#sandbox/world/status.ts'
import { Announcement, announce } from './announce.ts'
import { listAccounts, listLedger, listOutbox, expire } from './accounts.ts'
import { FeedbackAnswer, answerFeedback } from './feedback.ts'
import { Review, decideApplication } from './promotions.ts'
import { FieldPatches, patchFields, readFields } from '#sandbox/registration/fields.ts'
import { voidDraw } from '#sandbox/lottery/draws.ts'
import { addMoney } from './money.ts'
import { mountReports } from './reports.ts'
import { type Calls, callsOf, openToTesters } from './calls.ts'
import { toJsonSchema } from '@valibot/to-json-schema'
import { contract } from '#api/contract.ts'

export function controlApp(platform: Platform, world: World): Hono {
  const app = new Hono()
  app.use(openToTesters(platform.controlKey))
  app.post('/reset', async (c) => {
    platform.faults.reset()
    platform.clock.offsetMs = 0
    await rebuildWorld(platform.db, world, platform.now())
    return c.json({ reset: true })
  })
  const calls = callsOf(app)
  calls.tell('/ready', () => ({ ready: true }))
  calls.tell('/contract', describeContract)
  addPeople(calls, platform)
  addSolutions(app, platform)
  addSwitches(calls, platform)
  addDecisions(calls, platform)
  addTraffic(calls, platform)
  addMoney(calls, platform)
  mountReports(app, platform)
  app.delete('/faults', (c) => {
    platform.faults.clear()
    return c.json([])
  })
  return app
}

function addPeople({ tell, take }: Calls, { db, now }: Platform) {
  tell('/accounts', listAccounts)
  tell('/outbox', () => listOutbox(db))
  tell('/ledger', ({ username = '' }) => listLedger(db, username))
  take(['POST', '/expire'], v.object({ username: v.string() }), async ({ username }) => ({
    ended: await expire(db, username, now()),
  }))
}

/** The solution of the caller's captcha, slider or sound, or a 404 if there is nothing to solve. */
function addSolutions(app: Hono, { db }: Platform) {
  for (const [path, table, field] of [
    ['/captcha', 'captchas', 'answer'],
    ['/slider', 'sliders', 'offset'],
    ['/sound', 'sounds', 'answer'],
  ] as const)
    app.get(path, async (c) => {
      const row = await db
        .selectFrom(table)
        .select(sql<string | number>`${sql.ref(field)}`.as('solution'))
        .where('caller', '=', callerOf(c) ?? '')
        .executeTakeFirst()
      if (row) return c.json({ [field]: row.solution })
      return c.json({ success: false, code: 'not_found', message: 'Nothing to solve' }, 404)
    })
}

function addSwitches({ tell, take }: Calls, { db, now, clock }: Platform) {
  tell('/settings', () => readSettings(db))
  take(['PATCH', '/settings'], v.record(v.string(), v.boolean()), (patch) =>
    patchSettings(db, patch),
  )
  tell('/registration', () => readFields(db))
  take(['PATCH', '/registration'], FieldPatches, (patches) => patchFields(db, patches))
  tell('/status', () => readStatus(db))
  take(['PATCH', '/status'], StatusPatch, (patch) => patchStatus(db, patch, now()))
  tell('/clock', () => ({ ...clock, now: now() }))
  take(['PUT', '/clock'], v.object({ offsetMs: v.number() }), ({ offsetMs }) => {
    clock.offsetMs = offsetMs
    return { ...clock, now: now() }
  })
}

function addDecisions({ take }: Calls, platform: Platform) {
  const { db, now } = platform
  take(['POST', '/feedback'], FeedbackAnswer, async (given) => {
    await answerFeedback(db, given, now())
    return { answered: true }
  })
  const Draw = v.object({ game: v.string(), issue: v.string() })
  take(['POST', '/lottery/void'], Draw, async (draw) => {
    await voidDraw(db, draw, now())
    return { void: true }
  })
  take(['POST', '/promotions/decide'], Review, async (review) => {
    await decideApplication(platform, review)
    return { decided: true }
  })
  const publish = async (announcement: v.InferOutput<typeof Announcement>) => {
    const id = await announce(db, announcement, now())
    await notify(platform, announcement)
    return { id }
  }
  take(['POST', '/announce'], Announcement, publish, 201)
}

function addTraffic({ tell, take }: Calls, { faults, requests }: Platform) {
  tell('/faults', () => faults.list())
  take(['PUT', '/faults'], v.array(Fault), (planted) => {
    faults.plant(planted)
    return faults.list()
  })
  tell('/requests', ({ since }) => requests.since(Number(since ?? 0) || 0))
}

/** Every endpoint with its input and output as JSON Schema. */
const describeContract = () =>
  Object.entries(contract).map(([name, endpoint]) => ({
    name,
    method: endpoint.method,
    path: endpoint.path,
    session: endpoint.session,
    sealed: endpoint.sealed,
    idempotent: endpoint.idempotent,
    input: toJsonSchema(endpoint.input, { typeMode: 'input', errorMode: 'ignore' }),
    output: toJsonSchema(endpoint.output, { typeMode: 'input', errorMode: 'ignore' }),
  }))
