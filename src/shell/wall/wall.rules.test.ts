import { expect, it } from 'vitest'
import { wallBefore } from './wall.rules.ts'

it.each([
  ['/m/voucherCenter', 'sheet'],
  ['/m/withdraw', 'sheet'],
  ['/m/changePsw', 'sheet'],
  ['/M/WITHDRAW/', 'sheet'],
  ['/m/webEmail', 'toast'],
  ['/m/notice', null],
  ['/m/fav', null],
  ['/m/launchGame', null],
  ['/m/register', null],
  ['/m/nowhere', null],
])('a trial player on the way to %s meets: %s', (path, wall) => {
  expect(wallBefore(path)).toBe(wall)
})
