import { expect, it } from 'vitest'
import type { Deferrable } from '#net/offlineQueue/offlineQueue.rules.ts'
import { laidOver, latestFirst, waitingIds, withoutRemoved } from './favourites.rules.ts'

const params = (nodeId: string) => ({ nodeId, vendor: 'PADMA' })
const add = (id: string): Deferrable => ({ name: 'addFavourite', params: params(id) })
const remove = (id: string): Deferrable => ({ name: 'removeFavourite', params: params(id) })
const read: Deferrable = { name: 'markNoticeRead', params: { id: '1' } }

it.each([
  ['nothing waits', ['1'], [], ['1']],
  ['one was added', ['1'], [add('2')], ['1', '2']],
  ['one was removed', ['1', '2'], [remove('1')], ['2']],
  ['one was added and removed', [], [add('1'), remove('1')], []],
  ['another thing waits', ['1'], [read], ['1']],
] as const)('favourites when %s', (_, known, unsent, expected) =>
  expect([...laidOver(known, unsent)]).toEqual(expected),
)

it.each([
  ['leaves at once', [remove('1')], ['2']],
  ['stays when another was removed', [remove('9')], ['1', '2']],
] as const)('a game that was removed %s', (_, unsent, expected) =>
  expect(withoutRemoved([{ id: '1' }, { id: '2' }], unsent).map(({ id }) => id)).toEqual(expected),
)

it('puts the latest favourite first, and leaves out removed ones', () =>
  expect(latestFirst(['1', '2'], [add('3'), remove('1'), add('4')])).toEqual(['4', '3', '2']))

it('lists only the games whose change is queued', () =>
  expect(waitingIds([add('3'), read, remove('1')])).toEqual(['3', '1']))
