import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Span,
  dealt,
  idle,
  lacks,
  poolSizeFor,
  readingOrder,
  rowsFor,
  rowsInView,
  sameSpot,
  spanFor,
} from './pool.rules.ts'

const geometry = { top: 140, pitch: 160, columns: 3 }
const rowsOf = ({ first, last }: Span) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place)

describe('the rows in view', () => {
  it.each([
    [0, { first: 0, last: 4 }],
    [140, { first: 0, last: 5 }],
    [300, { first: 1, last: 6 }],
    [301, { first: 1, last: 6 }],
    [1_000_000, { first: 99, last: 99 }],
  ])('at %i px are %j', (scroll, expected) =>
    expect(rowsInView({ scroll, height: 844 }, geometry, 100)).toEqual(expected),
  )

  it('are none when the list is empty', () =>
    expect(rowsOf(rowsInView({ scroll: 0, height: 844 }, geometry, 0))).toEqual([]))
})

const scene = fc.record({
  rows: fc.integer({ min: 0, max: 7000 }),
  scroll: fc.integer({ min: 0, max: 1_200_000 }),
  height: fc.integer({ min: 320, max: 1400 }),
  pitch: fc.double({ min: 90, max: 420, noNaN: true }),
  heading: fc.constantFrom(-1, 0, 1),
})

it('draws every row in view, and none beyond the list', () =>
  fc.assert(
    fc.property(scene, ({ rows, scroll, height, pitch, heading }) => {
      const size = poolSizeFor(height, pitch)
      const inView = rowsInView({ scroll, height }, { top: 140, pitch, columns: 3 }, rows)
      const span = spanFor(inView, size, rows, heading)
      expect(rowsOf(span)).toEqual(expect.arrayContaining(rowsOf(inView)))
      expect(rowsOf(span).length).toBe(Math.min(size, rows))
      for (const row of rowsOf(span)) expect(row >= 0 && row < rows).toBe(true)
    }),
  ))

it('draws more rows in the direction of the scroll', () => {
  const inView = { first: 50, last: 55 }
  expect(spanFor(inView, 8, 1000, 1)).toEqual({ first: 50, last: 57 })
  expect(spanFor(inView, 8, 1000, -1)).toEqual({ first: 48, last: 55 })
  expect(spanFor(inView, 8, 1000, 0)).toEqual({ first: 49, last: 56 })
})

const deal = fc
  .record({
    size: fc.integer({ min: 2, max: 12 }),
    first: fc.integer({ min: 0, max: 60 }),
    shown: fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 12, maxLength: 12 }),
    empty: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    held: fc.integer({ min: -1, max: 11 }),
  })
  .map(({ size, first, shown, empty, held }) => ({
    shown: shown.slice(0, size).map((row, slot) => (empty[slot] ? idle : row)),
    held: held < size && !empty[held] ? held : -1,
    span: { first, last: first + size - 2 },
  }))

describe('the assignment of rows', () => {
  it('gives every wanted row one slot', () =>
    fc.assert(
      fc.property(deal, ({ shown, span, held }) => {
        const next = dealt(shown, span, held)
        const drawn = next.filter((row) => row !== idle)
        expect(new Set(drawn).size).toBe(drawn.length)
        expect(drawn).toEqual(expect.arrayContaining(rowsOf(span)))
      }),
    ))

  it('keeps rows that are still wanted, and the focused one', () =>
    fc.assert(
      fc.property(deal, ({ shown, span, held }) => {
        const stays = (row: number, slot: number) =>
          slot === held || (row >= span.first && row <= span.last)
        const kept = shown.map((row, slot) => (stays(row, slot) ? row : null))
        const next = dealt(shown, span, held)
        expect(next.map((row, slot) => (kept[slot] === null ? null : row))).toEqual(kept)
      }),
    ))

  it('rewrites one row when the scroll moves by one', () => {
    const next = dealt([8, 9, 10, 7], { first: 8, last: 11 }, -1)
    expect(next).toEqual([8, 9, 10, 11])
  })
})

it('rows stay in reading order in the document', () => {
  expect(readingOrder([8, 9, idle, 6, 7])).toEqual([3, 4, 0, 1, 2])
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(99)), (shown) => {
      const read = readingOrder(shown).map((slot) => shown[slot] ?? 0)
      expect(read).toEqual(shown.toSorted((a, b) => a - b))
    }),
  )
})

it.each([
  [0, 3, 0],
  [60, 3, 20],
  [61, 3, 21],
  [61, 4, 16],
])('%i games in %i columns are %i rows', (count, columns, rows) =>
  expect(rowsFor(count, columns)).toBe(rows),
)

it.each([
  { first: 4, last: 6, isLacking: false },
  { first: 3, last: 5, isLacking: true },
  { first: 6, last: 7, isLacking: true },
  { first: 0, last: -1, isLacking: false },
])(
  'with rows 4 to 6 drawn, one of $first to $last is missing: $isLacking',
  ({ isLacking, ...span }) => expect(lacks([6, idle, 4, 5], span)).toBe(isLacking),
)

describe('after a rotation the list', () => {
  const wide = { top: 200, pitch: 240, columns: 4 }
  it('keeps the game at the top of the screen', () => {
    const scroll = sameSpot(geometry.top + 40 * geometry.pitch, geometry, wide)
    expect(scroll).toBe(wide.top + 30 * wide.pitch)
  })
  it('does not move when the page is above the list', () =>
    expect(sameSpot(90, geometry, wide)).toBe(90))
})
