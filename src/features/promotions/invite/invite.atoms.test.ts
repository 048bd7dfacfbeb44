import { expect, it } from 'vitest'
import { kindOf } from '#api/account/member.ts'
import { type ReferralPath, referralPath } from './invite.atoms.ts'

it.each<[string, number | null, boolean | undefined, ReferralPath]>([
  ['a guest signs in first', null, true, '/m/login'],
  ['a guest signs in first, promotion or not', null, false, '/m/login'],
  ['an agent registers players', 1, true, '/m/agentRegister'],
  ['a higher agent too', 2, false, '/m/agentRegister'],
  ['a player invites friends', 0, true, '/m/inviteFriends'],
  ['waits while the promotions are unknown', 0, undefined, '/m/inviteFriends'],
  ['a player without the promotion gets customer service', 0, false, '/m/service'],
  ['a trial player is no agent, however high the number', 42, true, '/m/inviteFriends'],
  ['a trial player without the promotion', 4, false, '/m/service'],
  ['an unknown type is no agent', 9, false, '/m/service'],
])('%s', (_, type, isReferralOn, path) => {
  expect(referralPath({ role: type === null ? 'guest' : kindOf(type), isReferralOn })).toBe(path)
})
