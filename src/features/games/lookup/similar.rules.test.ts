import { expect, it } from 'vitest'
import { catalogueOfGames } from './catalogue.testing.ts'
import { similarTo, likeAmong } from './similar.rules.ts'
import { aGame } from '#testing/games.ts'

const listed = (name: string, vendor: string, type: string) => ({
  english: name,
  bengali: name,
  vendor,
  type,
})

const catalogue = catalogueOfGames([
  listed('Kite', 'PADMA', 'RNG'),
  listed('Rani', 'PADMA', 'RNG'),
  listed('Lantern', 'PADMA', 'RNG'),
  listed('Kite', 'PADMA', 'LIVE'),
  listed('Tiger', 'BAAGH', 'RNG'),
  listed('Carp', 'BAAGH', 'FISH'),
])
const like = (id: string, most = 9, hot: readonly number[] = []) =>
  Array.from(similarTo(catalogue, new Set(hot), id, most), (place) => catalogue.ids[place])

it('names the same maker and kind first, then the kind, then the maker', () => {
  expect(like('2')).toEqual(['1', '3', '5', '4'])
})

it('prefers close neighbours in the list, hot ones first', () => {
  expect(like('1', 2)).toEqual(['2', '3'])
  expect(like('1', 2, [2])).toEqual(['3', '2'])
})

it('finds nothing for a game that is not in the catalogue', () => expect(like('99')).toEqual([]))

it('never includes the game itself, nor games of another maker and kind', () => {
  expect(like('6')).toEqual(['5'])
})

const own = aGame({ id: '1' })
const other = aGame({ id: '2', vendor: 'BAAGH' })
const near = aGame({ id: '3' })
const fish = aGame({ id: '4', category: 'FISH' })

it('lists each game of the kind once, its maker’s first, without the game itself', () =>
  expect(likeAmong([other, own, fish, near, other], own, 9)).toEqual([near, other]))

it('lists no more than wanted', () => expect(likeAmong([other, near], own, 1)).toEqual([near]))
