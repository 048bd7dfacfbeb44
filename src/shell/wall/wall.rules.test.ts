import { expect, it } from 'vitest'
import type { Role } from '../../api/roles.ts'
import { wallBefore } from './wall.rules.ts'

it.each([
  ['/m/voucherCenter', 'sheet'],
  ['/m/withdraw', 'sheet'],
  ['/m/changePsw', 'sheet'],
  ['/m/gameRecord', 'sheet'],
  ['/m/rewardCenter', 'sheet'],
  ['/m/member/security', 'sheet'],
  ['/M/WITHDRAW/', 'sheet'],
  ['/m/webEmail', 'toast'],
  ['/m/notice', null],
  ['/m/fav', null],
  ['/m/launchGame', null],
  ['/m/register', null],
  ['/m/nowhere', null],
])('a trial player on the way to %s meets: %s', (path, wall) => {
  expect(wallBefore(path, 'trial')).toBe(wall)
})

it.each<[Role, string, string | null]>([
  ['other', '/m/withdraw', 'sheet'],
  ['other', '/m/gameRecord', 'sheet'],
  ['other', '/m/webEmail', null],
  ['member', '/m/withdraw', null],
  ['agent', '/m/changePsw', null],
  ['guest', '/m/withdraw', null],
])('%s on the way to %s meets: %s', (role, path, wall) => {
  expect(wallBefore(path, role)).toBe(wall)
})
