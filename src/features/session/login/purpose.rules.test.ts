import { expect, it } from 'vitest'
import { purposeOf } from './purpose.rules.ts'

it.each([
  [{}, null],
  [{ next: '/m/promotions' }, null],
  [{ next: '/m/voucherCenter' }, { kind: 'deposit' }],
  [{ next: '/m/withdraw?step=amount' }, { kind: 'withdraw' }],
  [{ next: '/m/launchGame?gameId=7&vassalage=PADMA' }, { kind: 'play', gameId: '7' }],
  [{ next: '/m/launchGame?gameId=%227%22' }, { kind: 'play', gameId: '7' }],
  [{ next: '/m/launchGame?code=lobby' }, null],
  [
    { next: '/m/home', star: '9' },
    { kind: 'star', gameId: '9' },
  ],
  [{ next: 'https://evil.test/m/withdraw' }, null],
])('the login of %j is for %j', (wanted, purpose) => {
  expect(purposeOf(wanted)).toEqual(purpose)
})
