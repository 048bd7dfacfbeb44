import { expect, it } from 'vitest'
import { aGame } from '#testing/games.ts'
import { likeAmong } from './similar.rules.ts'

const own = aGame({ id: '1' })
const other = aGame({ id: '2', vendor: 'BAAGH' })
const near = aGame({ id: '3' })
const fish = aGame({ id: '4', category: 'FISH' })

it('lists each game of the kind once, its maker’s first, without the game itself', () =>
  expect(likeAmong([other, own, fish, near, other], own, 9)).toEqual([near, other]))

it('lists no more than wanted', () => expect(likeAmong([other, near], own, 1)).toEqual([near]))
