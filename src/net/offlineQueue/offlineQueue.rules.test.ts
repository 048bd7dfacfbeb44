import { describe, expect, it } from 'vitest'
import {
  type Deferrable,
  type Waiting,
  isOverdue,
  isTooOld,
  join,
  subjectOf,
} from './offlineQueue.rules.ts'

const game = { nodeId: '7', vendor: 'PGS' }
const add: Deferrable = { name: 'addFavourite', params: game }
const remove: Deferrable = { name: 'removeFavourite', params: game }
const read: Deferrable = { name: 'markNoticeRead', params: { id: '7' } }

const waiting = (intent: Deferrable, idempotencyKey: string): Waiting => ({
  account: 'member',
  intent,
  idempotencyKey,
  at: 0,
})

it.each([
  ['just done', [], 0, false],
  ['done less than 3 s ago', [], 2999, false],
  ['done 3 s ago', [], 3000, true],
  ['just done, and a try has failed', ['one'], 0, true],
  ['just done, and a try of another has failed', ['other'], 0, false],
])('an intent that is %s (failed: %j, after %i ms) is overdue: %s', (_, failed, now, late) => {
  expect(isOverdue(waiting(add, 'one'), new Set(failed), now)).toBe(late)
})

describe('an intent that joins the queue', () => {
  const cases = [
    { title: 'waits', queue: [], next: add, mayHaveLeft: false, left: ['new'] },
    { title: 'waits once', queue: [add], next: add, mayHaveLeft: false, left: ['0'] },
    { title: 'undoes what has not left', queue: [add], next: remove, mayHaveLeft: false, left: [] },
    { title: 'redoes it again', queue: [remove], next: add, mayHaveLeft: false, left: [] },
    {
      title: 'follows what has left',
      queue: [add],
      next: remove,
      mayHaveLeft: true,
      left: ['new'],
    },
    {
      title: 'is not nothing, when what the queue would have undone may have left',
      queue: [remove],
      next: add,
      mayHaveLeft: true,
      left: ['new'],
    },
    {
      title: 'leaves others alone',
      queue: [read],
      next: add,
      mayHaveLeft: false,
      left: ['0', 'new'],
    },
    { title: 'is a read mark once', queue: [read], next: read, mayHaveLeft: true, left: ['0'] },
  ]
  it.each(cases)('$title', ({ queue, next, mayHaveLeft, left }) => {
    const before = queue.map((intent, index) => waiting(intent, String(index)))
    const after = join(before, waiting(next, 'new'), mayHaveLeft)
    expect(after.map(({ idempotencyKey }) => idempotencyKey)).toEqual(left)
  })
})

it('distinguishes a game and a notice with the same id', () => {
  expect(subjectOf(add)).not.toBe(subjectOf(read))
})

it('keeps an intent for a week', () => {
  const week = 7 * 24 * 60 * 60_000
  expect(isTooOld(waiting(add, 'a'), week)).toBe(false)
  expect(isTooOld(waiting(add, 'a'), week + 1)).toBe(true)
})
