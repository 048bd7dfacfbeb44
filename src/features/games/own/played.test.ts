import { expect, it } from 'vitest'
import { aGame } from '#testing/games.ts'
import { forgetPlayed } from '#device/storage/played.ts'
import { notePlayed, playedGames } from './played.ts'

const ids = () => playedGames().map(({ id }) => id)

it('the phone has the last three games that were played, each once, the latest first', () => {
  for (const id of ['1', '2', '3', '2', '4']) notePlayed(aGame({ id }), 'EN')
  expect(ids()).toEqual(['4', '2', '3'])
  expect(playedGames()[0]).toMatchObject(aGame({ id: '4' }))
})

it('they go with the player, and an unreadable list counts as none', () => {
  notePlayed(aGame(), 'EN')
  forgetPlayed()
  expect(ids()).toEqual([])
  localStorage.setItem('played', '[{"id":1}]')
  expect(ids()).toEqual([])
})
