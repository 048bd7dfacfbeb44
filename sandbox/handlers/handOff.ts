import * as v from 'valibot'
import * as described from '../../src/api/handOff.ts'
import { kindOf } from '../../src/api/member.ts'
import { type Call, answer } from '../call.ts'
import { identifyCaller } from '../captcha/captcha.ts'
import { issueHandOff, spendHandOff } from '../handOff/handOff.ts'
import { assertFew, guessersOf, noteMiss } from '../handOff/misses.ts'
import { admissible } from '../login.ts'
import { Refusal } from '../refusal.ts'
import { hashOf } from '../secret.ts'
import { openSession } from '../session.ts'
import { inTurn } from '../turns.ts'

export const createHandOff = answer(described.createHandOff, async (carried, call) => {
  const { account, context, platform } = call
  const sessionId = account && (await ownSessionId(call))
  const owner = account ? `account:${account.id}` : `guest:${identifyCaller(context)}`
  return issueHandOff(platform, { owner, sessionId, carried })
})

const ownSessionId = async ({ platform, context }: Call) =>
  (
    await platform.db
      .selectFrom('sessions')
      .select('id')
      .where('token_hash', '=', hashOf(context.req.header('Token') ?? ''))
      .executeTakeFirstOrThrow()
  ).id

const Carried = v.pick(described.takeHandOff.output, ['language', 'affiliateCode', 'recommenderId'])

export const takeHandOff = answer(described.takeHandOff, async ({ code }, call) => {
  const { context, platform } = call
  return inTurn(platform.db, 'hand-off', async () => {
    await assertFew(platform, guessersOf(context))
    const { session_id, carried } = await spendHandOff(platform, code).catch((thrown: unknown) =>
      missed(thrown, call),
    )
    const session = session_id === null ? null : await openOwn(call, session_id)
    return { ...v.parse(Carried, JSON.parse(carried)), session }
  })
})

async function missed(thrown: unknown, { context, platform }: Call): Promise<never> {
  if (thrown instanceof Refusal)
    await noteMiss(platform, guessersOf(context, identifyCaller(context)))
  throw thrown
}

/** A session of the app's own, if the browser's still runs: who has signed out there hands nothing over. */
async function openOwn(call: Call, sessionId: number) {
  const { context, platform } = call
  const origin = await platform.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .selectAll('accounts')
    .select('expires_at')
    .where('sessions.id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', platform.now())
    .executeTakeFirst()
  if (!origin) throw new Refusal('code_expired')
  const { expires_at, ...account } = origin
  await admissible(call, account)
  // A trial's sessions end with it.
  const time = kindOf(account.type) === 'trial' ? expires_at - platform.now() : undefined
  return {
    token: await openSession(context, platform, account.id, time),
    userName: account.username,
    type: account.type,
    firstTimeLogin: account.first_login === 1,
  }
}
