import { expect, it } from 'vitest'
import { purposeOf } from './purpose.rules.ts'

it.each([
  [{}, null],
  [{ next: '/m/promotions' }, null],
  [{ next: '/m/voucherCenter' }, { kind: 'deposit' }],
  [{ next: '/m/withdraw?step=amount' }, { kind: 'withdraw' }],
  [{ next: '/m/launchGame?gameId=7&vassalage=PADMA' }, { kind: 'play', gameId: '7' }],
  [{ next: '/m/launchGame?gameId=7' }, { kind: 'play', gameId: '7' }],
  [{ next: '/m/launchGame?code=lobby' }, null],
  [{ next: '/m/launchGame?prize_mode=SEA&code=padma3' }, { kind: 'lottery', code: 'padma3' }],
  [
    { next: '/m/startLottery?playType=trad&gameId=lal2&prize_mode=ELott' },
    { kind: 'lottery', code: 'lal2' },
  ],
  [{ next: '/M/startlottery' }, { kind: 'lottery', code: null }],
  [{ next: '/m/lottery?vassalage=LOTT&prize_mode=LOTT' }, { kind: 'lottery', code: null }],
  [
    { next: '/m/home', star: '9' },
    { kind: 'star', gameId: '9' },
  ],
  [{ next: 'https://evil.test/m/withdraw' }, null],
  [{ next: 'constructor' }, null],
  [{ next: '__proto__' }, null],
])('the login of %j is for %j', (wanted, purpose) => {
  expect(purposeOf(wanted)).toEqual(purpose)
})
