import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { wireGame } from '#testing/games.ts'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { Discover } from './Discover.tsx'

setUp()

it('before a word is typed shows the player’s own games, 24 favourites at most', async () => {
  logIn()
  const asked = platform({
    '/wps/game/favourite': () => ({ content: [wireGame(77)], pageNo: 1, totalPages: 1 }),
  })
  await visit(<Discover onOpen={() => undefined} onQuery={() => undefined} />)
  expect(await screen.findByText('Game 77')).toBeVisible()
  expect(asked).toContain('GET /wps/game/favourite?language=EN&pageNo=1&pageSize=24')
})
