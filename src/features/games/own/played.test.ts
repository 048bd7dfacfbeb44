import { expect, it } from 'vitest'
import { aGame } from '#testing/games.ts'
import { forgetPlayed } from '#device/storage/history.ts'
import { notePlayed, playedGames } from './played.ts'

const ids = () => playedGames().map(({ id }) => id)

it('stores the last three games played, each once, latest first', () => {
  for (const id of ['1', '2', '3', '2', '4']) notePlayed(aGame({ id }), 'EN')
  expect(ids()).toEqual(['4', '2', '3'])
  expect(playedGames()[0]).toMatchObject(aGame({ id: '4' }))
})

it('are removed at sign-out, and an unreadable list counts as empty', () => {
  notePlayed(aGame(), 'EN')
  forgetPlayed()
  expect(ids()).toEqual([])
  localStorage.setItem('played', '[{"id":1}]')
  expect(ids()).toEqual([])
})
