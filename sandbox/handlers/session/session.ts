import * as described from '../../../src/api/account/login.ts'
import * as session from '../../../src/api/account/session.ts'
import { answer } from '../../http/call.ts'
import { identifyMember } from './login.ts'
import { publicSealingKey } from '../../session/sealing.ts'
import { closeSession, idleTimes, openSession } from '../../session/session.ts'
import { endStaleTrials } from '../../account/trials.ts'

export const getSealingKey = answer(session.getSealingKey, publicSealingKey)

export const login = answer(described.login, async (input, call) => {
  const account = await identifyMember(input, call)
  const idle = input.remember ? idleTimes.remembered : idleTimes.usual
  return {
    token: await openSession(call.context, call.platform, account.id, { idle }),
    userName: account.username,
    type: account.type,
    firstTimeLogin: account.first_login === 1,
  }
})

export const logout = answer(session.logout, async (_, { context, platform }) => {
  await closeSession(context, platform)
  await endStaleTrials(platform)
  return { success: true }
})
