import { describe, expect, it } from 'vitest'
import { connectionOf, isAllowed, measureOf, memoryOf } from './vitals.rules.ts'

describe('whether a visit may be measured', () => {
  it.each([
    ['no preference is set', null, {}, true],
    ['the browser asks not to be tracked', null, { doNotTrack: '1' }, false],
    ['the browser asks for privacy', null, { globalPrivacyControl: true }, false],
    ['the browser allows it', null, { doNotTrack: '0', globalPrivacyControl: false }, true],
    ['the player has opted out', 'off', {}, false],
    ['the player has opted in, whatever the browser says', 'on', { doNotTrack: '1' }, true],
    ['the stored value is invalid', 'x', {}, false],
  ])('%s', (_, choice, signals, may) => expect(isAllowed(choice, signals)).toBe(may))
})

it.each([
  ['4g', '4g'],
  ['slow-2g', 'slow-2g'],
  ['5g', 'unknown'],
  [undefined, 'unknown'],
])('a connection of %j is %s', (type, told) => expect(connectionOf(type)).toBe(told))

it.each([
  [0.25, 'small'],
  [2, 'small'],
  [4, 'medium'],
  [8, 'large'],
  [undefined, 'unknown'],
])('a memory of %j is %s', (gigabytes, told) => expect(memoryOf(gigabytes)).toBe(told))

const measured = { id: 'v1', rating: 'good' } as const

it.each([
  ['LCP', 1234.56, 1235],
  ['CLS', 0.012345, 0.012],
  ['INP', 9_999_999, 600_000],
])('%s of %f is sent as %f', (name, value, told) =>
  expect(measureOf({ ...measured, name, value })).toMatchObject({ metric: name, value: told }),
)

it.each([
  ['FID', 10],
  ['LCP', -1],
  ['LCP', Number.NaN],
])('%s of %f is not sent', (name, value) =>
  expect(measureOf({ ...measured, name, value })).toBeNull(),
)
