import { describe, expect, it } from 'vitest'
import { isAgeWorthSaying, isSameDay } from './age.rules.ts'

const minute = 60_000
const now = new Date(2026, 10, 21, 0, 10).getTime()

describe('whether a screen says how old it is', () => {
  it.each([
    { title: 'live', isCached: false, isOnline: true, minutes: 60, isSaid: false },
    { title: 'a recent copy', isCached: true, isOnline: true, minutes: 5, isSaid: false },
    { title: 'an old copy', isCached: true, isOnline: true, minutes: 6, isSaid: true },
    { title: 'any copy offline', isCached: true, isOnline: false, minutes: 0, isSaid: true },
    { title: 'just gone offline', isCached: false, isOnline: false, minutes: 5, isSaid: false },
    { title: 'long offline', isCached: false, isOnline: false, minutes: 6, isSaid: true },
  ])('$title: $isSaid', ({ isCached, isOnline, minutes, isSaid }) => {
    const at = now - minutes * minute
    expect(isAgeWorthSaying({ at, isCached }, isOnline, now)).toBe(isSaid)
  })

  it('no data yet: false', () => {
    expect(isAgeWorthSaying({ at: undefined, isCached: false }, false, now)).toBe(false)
  })
})

it("goes by the phone's midnight", () => {
  expect(isSameDay(now - 5 * minute, now)).toBe(true)
  expect(isSameDay(now - 15 * minute, now)).toBe(false)
})
