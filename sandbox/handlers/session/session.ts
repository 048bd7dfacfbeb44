import * as v from 'valibot'
import * as described from '#api/account/login.ts'
import * as session from '#api/account/session.ts'
import { answer, answerWithSecret } from '#sandbox/http/call.ts'
import { admissible, findById, identifyMember } from './login.ts'
import { publicSealingKey } from '#sandbox/session/sealing.ts'
import { closeSession, idleTimes, enter } from '#sandbox/session/session.ts'
import { endStaleTrials } from '#sandbox/account/trials.ts'

export const getSealingKey = answer(session.getSealingKey, publicSealingKey)

const Identified = v.object({ id: v.number(), isRemembered: v.boolean() })

/** Every request opens a new session: a client that lost the first answer also lost its cookie. */
export const login = answerWithSecret(
  described.login,
  async (input, call) => ({
    id: (await identifyMember(input, call)).id,
    isRemembered: input.remember,
  }),
  async (identified, call) => {
    const { id, isRemembered } = v.parse(Identified, identified)
    const account = await admissible(call, await findById(call, id))
    const idle = isRemembered ? idleTimes.remembered : idleTimes.usual
    return enter(call, account, { idle })
  },
  { proofs: ['captcha', 'humanProof', 'firebaseIdToken'] },
)

export const logout = answer(session.logout, async (_, { context, platform }) => {
  await closeSession(context, platform)
  await endStaleTrials(platform)
  return { success: true }
})
