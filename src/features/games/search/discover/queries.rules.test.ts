import { describe, expect, it } from 'vitest'
import { queriesFor, withQuery, withoutQuery } from './queries.rules.ts'

describe('recent searches', () => {
  it.each([
    ['the latest comes first', ['kite'], ' ilish ', ['ilish', 'kite']],
    ['there are no duplicates', ['kite', 'ilish'], 'ILISH', ['ILISH', 'kite']],
    ['a single letter is not stored', ['kite'], 'a', ['kite']],
    [
      'at most eight are stored',
      'abcdefgh'.split(''),
      'new one',
      ['new one', ...'abcdefg'.split('')],
    ],
  ])('%s', (_, before, text, after) => expect(withQuery(before, text)).toEqual(after))

  it('can be removed one by one', () =>
    expect(withoutQuery(['kite', 'Ilish'], 'ilish')).toEqual(['kite']))

  it.each([
    ['a guest’s are kept after the login', null, 'member', ['kite']],
    ['a player’s are for that player', 'member', 'member', ['kite']],
    ['and for no other', 'member', 'agent', []],
    ['nor for a guest', 'member', null, []],
  ])('%s', (_, owner, viewer, texts) =>
    expect(queriesFor({ account: owner, texts: ['kite'] }, viewer)).toEqual(texts),
  )
})
