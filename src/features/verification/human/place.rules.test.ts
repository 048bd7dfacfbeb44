import { describe, expect, it } from 'vitest'
import { moved, movedByKey, offsetOf, placeAt } from './place.rules.ts'

const extent = { width: 288, height: 168, size: 56 }
const place = { column: 100, row: 60 }

describe('the piece', () => {
  it.each([
    [[5, -3], { column: 105, row: 57 }],
    [[0.4, 0.6], { column: 100, row: 61 }],
    [[-500, -500], { column: 0, row: 0 }],
    [[500, 500], { column: 232, row: 112 }],
  ] as const)('moved by %j lies at %j', (by, there) => {
    expect(moved(place, by, extent)).toEqual(there)
  })

  it.each([
    ['ArrowLeft', false, { column: 99, row: 60 }],
    ['ArrowRight', true, { column: 110, row: 60 }],
    ['ArrowUp', true, { column: 100, row: 50 }],
    ['ArrowDown', false, { column: 100, row: 61 }],
    ['Enter', false, null],
    ['constructor', false, null],
  ] as const)('by %s, fast: %s, lies at %j', (key, isFast, there) => {
    expect(movedByKey(place, key, isFast, extent)).toEqual(there)
  })
})

it('counts the pixels before its place, line by line', () => {
  expect(offsetOf(place, extent)).toBe(17_380)
  expect(placeAt(17_380, extent)).toEqual(place)
})
