import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { captchaOf, callerOf } from '#sandbox/captcha/captcha.ts'
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
import { mountMoney } from './money.ts'
import { mountReports } from './reports.ts'
import { openToTesters, readControlBody } from './calls.ts'
import { toJsonSchema } from '@valibot/to-json-schema'
import { contract } from '#api/contract.ts'

export function controlApp(platform: Platform, world: World): Hono {
  const app = new Hono()
  app.use(openToTesters(platform.controlKey))
  app.get('/ready', (c) => c.json({ ready: true }))
  app.get('/contract', (c) => c.json(describeContract()))
  app.post('/reset', async (c) => {
    platform.faults.reset()
    platform.clock.offsetMs = 0
    await rebuildWorld(platform.db, world, platform.now())
    return c.json({ reset: true })
  })
  mountPeople(app, platform)
  mountSwitches(app, platform)
  mountTraffic(app, platform)
  mountMoney(app, platform)
  mountReports(app, platform)
  return app
}

function mountPeople(app: Hono, platform: Platform) {
  const { db, now } = platform
  app.get('/accounts', (c) => c.json(listAccounts()))
  app.get('/outbox', async (c) => c.json(await listOutbox(db)))
  app.get('/captcha', async (c) => found(c, await captchaOf(platform, callerOf(c)), 'answer'))
  app.get('/slider', async (c) => found(c, await sliderOf(platform, callerOf(c)), 'offset'))
  app.get('/sound', async (c) => found(c, await soundOf(platform, callerOf(c)), 'answer'))
  app.post('/expire', async (c) => {
    const { username } = await readControlBody(c, v.object({ username: v.string() }))
    return c.json({ ended: await expire(db, username, now()) })
  })
  app.get('/ledger', async (c) => c.json(await listLedger(db, c.req.query('username') ?? '')))
}

function mountSwitches(app: Hono, platform: Platform) {
  const { db, now, clock } = platform
  app.get('/settings', async (c) => c.json(await readSettings(db)))
  app.patch('/settings', async (c) =>
    c.json(await patchSettings(db, await readControlBody(c, v.record(v.string(), v.boolean())))),
  )
  app.get('/registration', async (c) => c.json(await readFields(db)))
  app.patch('/registration', async (c) =>
    c.json(await patchFields(db, await readControlBody(c, FieldPatches))),
  )
  app.get('/status', async (c) => c.json(await readStatus(db)))
  app.patch('/status', async (c) =>
    c.json(await patchStatus(db, await readControlBody(c, StatusPatch), now())),
  )
  app.get('/clock', (c) => c.json({ ...clock, now: now() }))
  app.put('/clock', async (c) => {
    clock.offsetMs = (await readControlBody(c, v.object({ offsetMs: v.number() }))).offsetMs
    return c.json({ ...clock, now: now() })
  })
  app.post('/feedback', async (c) => {
    await answerFeedback(db, await readControlBody(c, FeedbackAnswer), now())
    return c.json({ answered: true })
  })
  app.post('/lottery/void', async (c) => {
    await voidDraw(
      db,
      await readControlBody(c, v.object({ game: v.string(), issue: v.string() })),
      now(),
    )
    return c.json({ void: true })
  })
  app.post('/promotions/decide', async (c) => {
    await decideApplication(platform, await readControlBody(c, Review))
    return c.json({ decided: true })
  })
  app.post('/announce', async (c) => {
    const announcement = await readControlBody(c, Announcement)
    const id = await announce(db, announcement, now())
    await notify(platform, announcement)
    return c.json({ id }, 201)
  })
}

function mountTraffic(app: Hono, { faults, requests }: Platform) {
  app.get('/faults', (c) => c.json(faults.list()))
  app.put('/faults', async (c) => {
    faults.plant(await readControlBody(c, v.array(Fault)))
    return c.json(faults.list())
  })
  app.delete('/faults', (c) => {
    faults.clear()
    return c.json([])
  })
  app.get('/requests', (c) => c.json(requests.since(Number(c.req.query('since') ?? 0) || 0)))
}

const sliderOf = ({ db }: Platform, caller: string | null) =>
  db
    .selectFrom('sliders')
    .select('offset')
    .where('caller', '=', caller ?? '')
    .executeTakeFirst()

const soundOf = ({ db }: Platform, caller: string | null) =>
  db
    .selectFrom('sounds')
    .select('answer')
    .where('caller', '=', caller ?? '')
    .executeTakeFirst()

/** One field of a row, or a 404 if there is nothing to solve. */
const found = <K extends string>(
  c: Context,
  row: Readonly<Record<K, string | number>> | undefined,
  field: K,
) =>
  row
    ? c.json({ [field]: row[field] })
    : c.json({ success: false, code: 'not_found', message: 'Nothing to solve' }, 404)

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
