import { expect, it } from 'vitest'
import { aGame } from '#testing/games.ts'
import { likeAmong } from './similar.rules.ts'

const own = aGame({ id: '1' })
const other = aGame({ id: '2', vendor: 'BAAGH' })
const near = aGame({ id: '3' })
const fish = aGame({ id: '4', category: 'FISH' })

it("names each game of the kind once, its maker's first, and never the game itself", () =>
  expect(likeAmong([other, own, fish, near, other], own, 9)).toEqual([near, other]))

it('names no more than are wanted', () => expect(likeAmong([other, near], own, 1)).toEqual([near]))
