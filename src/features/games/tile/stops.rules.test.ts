import { describe, expect, it } from 'vitest'
import { placeFor } from './stops.rules.ts'

const eleven = { count: 11, rows: 3, isRtl: false }

describe('the arrow keys in a row of tiles', () => {
  it.each([
    ['ArrowRight', 0, 3],
    ['ArrowLeft', 3, 0],
    ['ArrowLeft', 2, null],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, null],
    ['ArrowDown', 10, null],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 3, null],
    ['ArrowRight', 7, 10],
    ['ArrowRight', 8, 10],
    ['ArrowRight', 9, null],
    ['ArrowRight', 10, null],
    ['Home', 5, 0],
    ['End', 5, 10],
    ['Enter', 5, null],
  ])('%s leads from tile %d to %s', (key, at, to) => {
    expect(placeFor(key, { ...eleven, at })).toBe(to)
  })

  it('follow the direction of the text', () => {
    expect(placeFor('ArrowLeft', { ...eleven, at: 0, isRtl: true })).toBe(3)
    expect(placeFor('ArrowRight', { ...eleven, at: 3, isRtl: true })).toBe(0)
  })
})
