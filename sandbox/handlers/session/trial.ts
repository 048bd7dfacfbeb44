import * as trial from '#api/account/trial.ts'
import { toWireMoney } from '#api/wire.ts'
import { type Call, accountOf, answer } from '#sandbox/http/call.ts'
import { byAddress, countAttempt, limitedUntil } from '#sandbox/throttle/attempts.ts'
import { callerOf, identifyCaller, verifyCaptcha } from '#sandbox/captcha/captcha.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { openSession } from '#sandbox/session/session.ts'
import { isOn } from '#sandbox/world/settings.ts'
import {
  findTrial,
  findUnstarted,
  setBalance,
  makeTrial,
  openingBalance,
  recentTrials,
  startTrial,
  endStaleTrials,
  trialTime,
} from '#sandbox/account/trials.ts'

export const createTrial = answer(trial.createTrial, async (_, call) => {
  const { context, platform } = call
  const caller = identifyCaller(context)
  await endStaleTrials(platform)
  if ((await recentTrials(platform, caller)).isTooMany) throw new Refusal('too_many')
  const { username, type } =
    (await findUnstarted(platform, caller)) ?? (await makeAnother(call, caller))
  return {
    userName: username,
    customerType: type,
    captcha: await asksForHuman(call, caller),
  }
})

export const playTrial = answer(trial.playTrial, async (input, call) => {
  const { context, platform } = call
  const caller = callerOf(context)
  const account = caller && (await findUnstarted(platform, caller))
  if (!account) throw new Refusal('not_found')
  if (await asksForHuman(call, caller)) await verifyCaptcha(call, input.captcha)
  await startTrial(platform, account.id)
  return {
    token: await openSession(context, platform, account.id, { time: trialTime }),
    userName: account.username,
    customerType: account.type,
  }
})

export const getTrial = answer(trial.getTrial, async (_, call) => {
  const running = await findTrial(call.platform, accountOf(call).id)
  if (!running) return null
  return { openingBalance: toWireMoney(openingBalance), expiresAt: running.expires_at }
})

export const resetTrial = answer(trial.resetTrial, async (_, call) => {
  const { id } = accountOf(call)
  if (!(await findTrial(call.platform, id))) throw new Refusal('not_permitted')
  await setBalance(call.platform, id, openingBalance)
  return { success: true }
})

/** A browser without its cookie counts as a different one at the same address. */
async function makeAnother({ platform, context }: Call, caller: string) {
  await countAttempt(platform, [byAddress(context, 'trial')])
  return makeTrial(platform, caller)
}

/** A browser's first trial needs no captcha; further ones, or many from one address, do. */
async function asksForHuman({ platform, context }: Call, caller: string) {
  if (!(await isOn(platform.db, 'CAPTCHA3'))) return false
  if ((await recentTrials(platform, caller)).count > 0) return true
  return (await limitedUntil(platform, byAddress(context, 'trial'))) !== null
}
