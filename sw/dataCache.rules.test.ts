import { describe, expect, it } from 'vitest'
import { newer } from './dataCache.rules.ts'

const games = { games: [{ nodeId: '1' }], pageNum: 1 }
const copy = (value: unknown, at: number) => ({
  text: JSON.stringify({ success: true, value }),
  etag: null,
  at,
})

it.each([
  { before: games, after: games, less: false },
  { before: games, after: { games: [], pageNum: 2 }, less: false },
  { before: games, after: { ...games, totalPages: 3 }, less: false },
  { before: games, after: { ...games, pageNum: null }, less: false },
  { before: games, after: {}, less: true },
  { before: games, after: { games: [] }, less: true },
  { before: games, after: { games: 7, pageNum: 1 }, less: true },
  { before: games, after: { games: {}, pageNum: 1 }, less: true },
  { before: games, after: [games], less: true },
  { before: games, after: null, less: true },
  { before: games, after: 'ঢ', less: true },
  { before: {}, after: games, less: false },
  { before: [1, 2], after: [], less: false },
  { before: [1, 2], after: {}, less: true },
  { before: null, after: games, less: false },
  { before: { longest: null }, after: { longest: games }, less: false },
])('$after has less than $before: $less', ({ before, after, less }) => {
  const younger = copy(after, 9)
  expect(newer(copy(before, 0), younger) === younger).toBe(!less)
})

describe('two copies', () => {
  const good = copy(games, 0)
  const day = 24 * 60 * 60_000

  it('the newer one is kept', () => {
    const after = copy({ ...games, pageNum: 2 }, 9)
    expect(newer({ ...good, doubtedAt: 1 }, after)).toBe(after)
  })

  it('the older one is kept when the newer has less, with the time of that', () => {
    const doubted = newer(good, copy({}, 3 * day))
    expect(doubted).toEqual({ ...good, doubtedAt: 3 * day })
    expect(newer(doubted, copy({}, 4 * day - 1))).toEqual(doubted)
  })

  it('the one with less is accepted after a day', () => {
    const after = copy({}, 4 * day)
    expect(newer({ ...good, doubtedAt: 3 * day }, after)).toBe(after)
  })
})
