import { expect, it } from 'vitest'
import { actOf } from './shortcuts.rules.ts'

it.each([
  ['/', null, 'search'],
  ['h', null, null],
  ['g', null, null],
  ['h', { key: 'g', at: 0 }, '/m/home'],
  ['d', { key: 'g', at: 0 }, '/m/voucherCenter'],
  ['x', { key: 'g', at: 0 }, null],
  ['/', { key: 'g', at: 0 }, 'search'],
  ['?', null, 'list'],
  ['Esc', null, null],
])('%s after %j does %s', (key, before, act) => {
  expect(actOf({ key, at: 100 }, before)).toBe(act)
})

it('drops the first key after a while', () => {
  expect(actOf({ key: 'h', at: 1501 }, { key: 'g', at: 0 })).toBeNull()
})
