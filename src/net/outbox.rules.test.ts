import { describe, expect, it } from 'vitest'
import { type Deferrable, type Waiting, isTooOld, join, subjectOf } from './outbox.rules.ts'

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

describe('an intent that joins the queue', () => {
  const cases = [
    { title: 'waits', queue: [], next: add, underWay: null, left: ['new'] },
    { title: 'waits once', queue: [add], next: add, underWay: null, left: ['0'] },
    { title: 'undoes what has not left', queue: [add], next: remove, underWay: null, left: [] },
    { title: 'redoes it again', queue: [remove], next: add, underWay: null, left: [] },
    { title: 'follows what has left', queue: [add], next: remove, underWay: '0', left: ['new'] },
    { title: 'leaves others alone', queue: [read], next: add, underWay: null, left: ['0', 'new'] },
    { title: 'is a read mark once', queue: [read], next: read, underWay: '0', left: ['0'] },
  ]
  it.each(cases)('$title', ({ queue, next, underWay, left }) => {
    const before = queue.map((intent, index) => waiting(intent, String(index)))
    const after = join(before, waiting(next, 'new'), underWay)
    expect(after.map(({ idempotencyKey }) => idempotencyKey)).toEqual(left)
  })
})

it('tells a game and a notice of the same number apart', () => {
  expect(subjectOf(add)).not.toBe(subjectOf(read))
})

it('gives an intent a week', () => {
  const week = 7 * 24 * 60 * 60_000
  expect(isTooOld(waiting(add, 'a'), week)).toBe(false)
  expect(isTooOld(waiting(add, 'a'), week + 1)).toBe(true)
})
