import * as v from 'valibot'
import * as described from '#api/account/handOff.ts'
import { type Call, answer, answerWithSecret } from '#sandbox/http/call.ts'
import {
  type Attempted,
  assertBelowLimit,
  byAddress,
  countAttempt,
  limitedUntil,
} from '#sandbox/throttle/attempts.ts'
import { callerOf, identifyCaller, verifyCaptcha } from '#sandbox/captcha/captcha.ts'
import { issueHandOff, redeemHandOff } from '#sandbox/session/handOff.ts'
import { admissible } from './login.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { enter } from '#sandbox/session/session.ts'
import { inTurn } from '#sandbox/schema/turns.ts'

export const createHandOff = answer(described.createHandOff, async (carried, call) => {
  const { account, sessionId, context, platform } = call
  const owner = account ? `account:${account.id}` : `guest:${identifyCaller(context)}`
  return issueHandOff(platform, { owner, sessionId, carried })
})

const Carried = v.pick(described.takeHandOff.output, ['language', 'affiliateCode', 'recommenderId'])
const Redeemed = v.object({ session_id: v.nullable(v.number()), carried: v.string() })

export const takeHandOff = answerWithSecret(
  described.takeHandOff,
  async ({ code, captcha }, call) => {
    const { context, platform } = call
    return inTurn(platform.db, 'hand-off', async () => {
      const device = callerOf(context)
      if (device) await assertBelowLimit(platform, [{ kind: 'handOffOf', name: device }])
      if ((await limitedUntil(platform, byAddress(context, 'handOff'))) !== null)
        await verifyCaptcha(call, captcha)
      return redeemHandOff(platform, code).catch((thrown: unknown) => missed(thrown, call))
    })
  },
  async (redeemed, call) => {
    const { session_id, carried } = v.parse(Redeemed, redeemed)
    const session = session_id === null ? null : await openOwn(call, session_id)
    return { ...v.parse(Carried, JSON.parse(carried)), session }
  },
  { proofs: ['captcha'] },
)

async function missed(thrown: unknown, { context, platform }: Call): Promise<never> {
  const device: Attempted = { kind: 'handOffOf', name: identifyCaller(context) }
  if (thrown instanceof Refusal)
    await countAttempt(platform, [device, byAddress(context, 'handOff')])
  throw thrown
}

/** Opens a session for the app if the browser's session is still active. */
async function openOwn(call: Call, sessionId: number) {
  const { platform } = call
  const origin = await platform.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .selectAll('accounts')
    .select(['expires_at', 'idle_ms'])
    .where('sessions.id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', platform.now())
    .executeTakeFirst()
  if (!origin) throw new Refusal('code_expired')
  const { expires_at, idle_ms, ...account } = origin
  await admissible(call, account)
  // A trial's sessions end with the trial.
  const life = idle_ms === null ? { time: expires_at - platform.now() } : { idle: idle_ms }
  return enter(call, account, life)
}
