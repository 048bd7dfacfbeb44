import { expect, it } from 'vitest'
import { overlaySearch } from './overlay.search.ts'

it.each([
  [{}, undefined, undefined],
  [{ find: '' }, '', undefined],
  [{ find: 'kite', card: '10001' }, 'kite', '10001'],
  [{ find: '9E4', card: '0017' }, '9E4', '0017'],
  [{ card: '0x7-a' }, undefined, '0x7-a'],
  [{ find: ['kite'], card: { id: 1 } }, undefined, undefined],
  [{ find: 'k'.repeat(99) }, 'k'.repeat(60), undefined],
])('reads %j', (search, find, card) => expect(overlaySearch(search)).toEqual({ find, card }))
