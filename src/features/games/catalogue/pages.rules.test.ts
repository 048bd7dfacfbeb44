import { expect, it, vi } from 'vitest'
import { Failure } from '#net/failure.ts'
import type { ReadPages } from '#net/query/query.ts'
import { concatenated, isAtEnd } from './pages.rules.ts'

const pages = (change: Partial<ReadPages<string>> = {}): ReadPages<string> => ({
  value: undefined,
  at: undefined,
  isCached: false,
  failure: undefined,
  isPending: false,
  retry: vi.fn<() => void>(),
  total: 0,
  hasMore: false,
  isLoadingMore: false,
  more: vi.fn<() => void>(),
  ...change,
})

it('joins the lists in order, with the age of the oldest', () =>
  expect(
    concatenated(
      [
        pages({ value: ['a'], at: 20, total: 1 }),
        pages({ value: ['b', 'c'], at: 10, total: 5, hasMore: true, isCached: true }),
      ],
      undefined,
    ),
  ).toMatchObject({ value: ['a', 'b', 'c'], at: 10, total: 6, hasMore: true, isCached: true }))

it('keeps what has loaded when one list fails, and retries that one', () => {
  const broken = pages({ failure: new Failure('busy') })
  const read = concatenated([pages({ value: ['a'] }), broken], 9)
  expect(read).toMatchObject({ value: ['a'], total: 9, failure: { kind: 'busy' } })
  read.retry()
  expect(broken.retry).toHaveBeenCalledOnce()
})

it('is loading while no list has loaded', () =>
  expect(concatenated([pages({ isPending: true })], undefined)).toMatchObject({
    value: undefined,
    isPending: true,
  }))

it('asks the last list for further pages', () => {
  const last = pages({ value: [], hasMore: true })
  concatenated([pages({ value: ['a'] }), last], undefined).more()
  expect(last.more).toHaveBeenCalledOnce()
})

it.each([
  ['while it is loading', { isPending: true }, false],
  ['while it has more pages', { value: ['a'], hasMore: true }, false],
  ['when it has ended', { value: ['a'] }, true],
  ['when it failed', { failure: new Failure('busy') }, true],
] as const)('%s the next list may start loading: %3$s', (_, change, expected) =>
  expect(isAtEnd(pages(change))).toBe(expected),
)

it('has no total when one list has none', () => {
  const uncounted = pages({ value: ['b'], total: undefined, hasMore: true })
  expect(concatenated([pages({ value: ['a'], total: 1 }), uncounted], undefined).total).toBe(
    undefined,
  )
})
