import type { Selectable } from 'kysely'
import * as agency from '#api/promotions/agency.ts'
import { figuresOf } from '#sandbox/agency/figures.ts'
import { ownRebate } from '#sandbox/agency/links.ts'
import { type Call, accountOf, answer } from '#sandbox/http/call.ts'
import { inTransaction } from '#sandbox/schema/db.ts'
import { insertAccount, isAllowed } from '#sandbox/account/accounts.ts'
import { hashPassword } from '#sandbox/account/password.ts'
import { newCode } from '#sandbox/http/secret.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { periodOf } from '#sandbox/protection/periods.ts'
import { isMisfit } from '#sandbox/account/formats.ts'
import { isNameTaken, nameOf } from '#sandbox/registration/taken.ts'
import type { Database } from '#sandbox/schema/schema.ts'
import { assertOn, isOn } from '#sandbox/world/settings.ts'

const day = 86_400_000
type Link = Selectable<Database['agent_links']>

export const getAgentFigures = answer(agency.getAgentFigures, async (_, call) => {
  const { db, now } = call.platform
  const thisMonth = periodOf('month', now())
  const lastMonth = periodOf('month', thisMonth.from - 1)
  return figuresOf(db, (await agentOf(call)).id, thisMonth, lastMonth)
})

export const listAgentLinks = answer(agency.listAgentLinks, async (_, call) => {
  const { db, now } = call.platform
  const rows = await db
    .selectFrom('agent_links')
    .selectAll('agent_links')
    .select((by) =>
      by
        .selectFrom('downlines')
        .select((counted) => counted.fn.countAll<number>().as('count'))
        .whereRef('downlines.link_id', '=', 'agent_links.id')
        .as('registered'),
    )
    .where('account_id', '=', (await registrarOf(call)).id)
    .orderBy('id', 'desc')
    .execute()
  const links = rows.map((row) => wireLink(row, row.registered ?? 0, now()))
  return { maxRebate: ownRebate.toFixed(2), links }
})

export const createAgentLink = answer(agency.createAgentLink, async (input, call) => {
  const { db, now } = call.platform
  const agent = await registrarOf(call)
  assertRebate(input.rebate)
  const at = now()
  const row = await db
    .insertInto('agent_links')
    .values({
      account_id: agent.id,
      code: newCode(8),
      account_type: input.accountType,
      rebate: input.rebate.toFixed(2),
      at,
      expires_at: input.days > 0 ? at + input.days * day : null,
      disabled_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return wireLink(row, 0, at)
})

export const disableAgentLink = answer(agency.disableAgentLink, async ({ linkId }, call) => {
  const { numUpdatedRows } = await call.platform.db
    .updateTable('agent_links')
    .set({ disabled_at: call.platform.now() })
    .where('id', '=', Number(linkId))
    .where('account_id', '=', (await registrarOf(call)).id)
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refusal('not_found')
  return { success: true }
})

export const openAccount = answer(agency.openAccount, async (input, call) => {
  const { db, now } = call.platform
  const agent = await registrarOf(call)
  assertRebate(input.rebate)
  if (isMisfit('username', input.username)) throw new Refusal('username_invalid')
  if (isMisfit('password', input.password)) throw new Refusal('password_invalid')
  const username = nameOf(input.username)
  const password_hash = await hashPassword(input.password)
  await inTransaction(db, async (trx) => {
    if (await isNameTaken(trx, username)) throw new Refusal('username_exists')
    const at = now()
    const { id } = await insertAccount(trx, {
      username,
      password_hash,
      type: input.accountType,
      dialing_code: agent.dialing_code,
      first_login: 1,
      at,
    })
    const rebate = input.rebate.toFixed(2)
    await trx
      .insertInto('downlines')
      .values({ account_id: id, agent_id: agent.id, link_id: null, rebate, at })
      .execute()
  })
  return { userName: username }
})

async function agentOf(call: Call) {
  const account = accountOf(call)
  if (!isAllowed(account, 'agency') || !(await isOn(call.platform.db, 'AGEINFO3')))
    throw new Refusal('not_permitted')
  return account
}

/** An agent who may bring in players. */
async function registrarOf(call: Call) {
  await assertOn(call.platform.db, 'AGEDOWNMAN3')
  return agentOf(call)
}

function assertRebate(rebate: number) {
  if (rebate > ownRebate) throw new Refusal('input_invalid', { fields: ['rebate'] })
}

const wireLink = (row: Link, registered: number, now: number) => ({
  linkId: row.id,
  code: row.code,
  accountType: row.account_type,
  rebate: row.rebate,
  createTime: row.at,
  ...(row.expires_at && { expireTime: row.expires_at }),
  registered,
  status: statusOf(row, now),
})

function statusOf({ disabled_at, expires_at }: Link, now: number) {
  if (disabled_at) return 'disabled' as const
  return expires_at && expires_at <= now ? ('expired' as const) : ('open' as const)
}
