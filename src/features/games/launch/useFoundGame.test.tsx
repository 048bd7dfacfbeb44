import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { wireGame } from '#testing/games.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { LaunchScreen } from './LaunchScreen.tsx'

setUp()
beforeEach(() => logIn())

const origin = 'https://games.example'
const search = { gameId: '7', vassalage: 'PADMA', gameCategory: 'RNG' } as const

async function play(info: () => unknown) {
  platform({
    '/wps/system/status': () => ({ info: { gameHosts: [origin] }, serverTime: 1 }),
    '/wps/game/launch': () => ({
      url: `${origin}/play/PADMA/7`,
      ticket: 'a-ticket-of-sixteen',
      expiresAt: 60_000,
      gameName: 'লণ্ঠন লুট',
    }),
    '/lgw/game/info': info,
  })
  await visit(<LaunchScreen search={search} />)
}

it('a game has the name of the lists, in whichever language it is launched', async () => {
  const found = Promise.withResolvers<object>()
  await play(() => found.promise)
  const game = await screen.findByTitle('Game')
  found.resolve(wireGame(7, { gameName: 'Lantern Loot' }))
  expect(await screen.findByRole('heading', { name: 'Lantern Loot' })).toBeVisible()
  expect(game).toHaveAttribute('title', 'Lantern Loot')
})

it('a game that is in no list has the name of its launch', async () => {
  await play(() => new Refused(404, 'not_found'))
  expect(await screen.findByRole('heading', { name: 'লণ্ঠন লুট' })).toBeVisible()
})
