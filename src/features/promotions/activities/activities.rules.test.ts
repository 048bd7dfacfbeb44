import { describe, expect, it } from 'vitest'
import type { Promotion } from '#api/promotions/promotions.ts'
import { ofType, standingOf } from './activities.rules.ts'

const promotion = (id: string, change: Partial<Promotion> = {}): Promotion => ({
  id,
  code: null,
  type: 'event',
  page: 'detail',
  title: id,
  summary: '',
  picture: '',
  startsAt: 0,
  endsAt: null,
  status: 'join',
  ...change,
})

describe('the activities', () => {
  it('have the player’s own status, or the visitor’s when there is none', () => {
    const own = [{ id: 'a', status: 'rejected' as const, reason: 'blurred', turnover: null }]
    expect(standingOf(promotion('a'), own)).toMatchObject({ status: 'rejected', reason: 'blurred' })
    expect(standingOf(promotion('b'), own).status).toBe('join')
    expect(standingOf(promotion('b', { status: 'coming' }), undefined).status).toBe('coming')
  })

  it('are filtered by type, with ended ones last', () => {
    const all = [
      promotion('old', { status: 'close' }),
      promotion('game', { type: 'game' }),
      promotion('new'),
    ]
    expect(ofType(all, undefined).map(({ id }) => id)).toEqual(['game', 'new', 'old'])
    expect(ofType(all, 'event').map(({ id }) => id)).toEqual(['new', 'old'])
  })
})
