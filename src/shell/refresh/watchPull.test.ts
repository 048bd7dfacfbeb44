import { describe, expect, it } from 'vitest'
import { isEnough, pulledBy } from './watchPull.ts'

describe('a pull', () => {
  it.each([
    ['of a little', { x: 0, y: 40 }, 20, false],
    ['of enough', { x: 20, y: 128 }, 64, true],
    ['that stops somewhere', { x: 0, y: 900 }, 96, true],
  ])('%s', (_, move, pulled, enough) => {
    expect(pulledBy(move)).toBe(pulled)
    expect(isEnough(pulled)).toBe(enough)
  })

  it.each([
    ['upwards', { x: 0, y: -40 }],
    ['that stands', { x: 0, y: 0 }],
    ['to the right', { x: 60, y: 40 }],
    ['to the left', { x: -60, y: 40 }],
  ])('is ignored %s', (_, move) => {
    expect(pulledBy(move)).toBeNull()
  })
})
