import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSame, windowOf } from './window.rules.ts'

const view = { height: 800, row: 80, count: 2000 }

describe('of 2,000 messages', () => {
  it.each([
    [-100, 0],
    [0, 0],
    [8000, 84],
    [152_000, 1884],
  ])('with %i px above the screen, those from %i on are drawn', (above, from) => {
    const drawn = windowOf({ ...view, above })
    expect(drawn.from).toBe(from)
    expect(drawn.to - drawn.from).toBeLessThanOrEqual(48)
  })

  it('the same ones stay drawn while scrolling a few rows', () =>
    expect(isSame(windowOf({ ...view, above: 8000 }), windowOf({ ...view, above: 8080 }))).toBe(
      true,
    ))
})

it('a short list is drawn whole', () =>
  expect(windowOf({ ...view, count: 7, above: 0 })).toEqual({ from: 0, to: 7 }))

it('an empty list draws nothing', () =>
  expect(windowOf({ ...view, count: 0, above: 0 })).toEqual({ from: 0, to: 0 }))

it('draws all that is on screen, and never more than there is', () => {
  const place = fc.record({
    above: fc.integer({ min: -2000, max: 300_000 }),
    height: fc.integer({ min: 200, max: 2000 }),
    row: fc.integer({ min: 40, max: 200 }),
    count: fc.integer({ min: 0, max: 3000 }),
  })
  const isCovered = fc.property(place, ({ above, height, row, count }) => {
    const { from, to } = windowOf({ above, height, row, count })
    const first = Math.min(count, Math.max(0, Math.floor(above / row)))
    const last = Math.min(count, Math.max(0, Math.ceil((above + height) / row)))
    return (
      from >= 0 && to <= count && from <= to && (first >= last || (from <= first && to >= last))
    )
  })
  expect(fc.check(isCovered).counterexample).toBeNull()
})
