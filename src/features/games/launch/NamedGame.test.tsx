import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { wireGame } from '#testing/games.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { LaunchScreen } from './LaunchScreen.tsx'

setUp()
beforeEach(() => logIn())

const info = '/lgw/game/info'
const types = {
  sorting: [],
  mapping: { ELOTT: { vendors: ['TCG_LOTTO_VN'], data: {} } },
}

async function open(search: object, game: () => unknown) {
  const asked = platform({ [info]: game, '/lgw/vendor/types': () => types })
  return { asked, ...(await visit(<LaunchScreen search={search as never} />)) }
}

it('opens a game by the id in the address, and keeps its other parameters', async () => {
  const game = () => wireGame(7, { vassalage: 'BAAGH', gameType: 'LIVE', gameCode: 'b7' })
  const { asked, at } = await open({ gameId: 7, gameGroupId: 3, pageBack: 'home' }, game)
  await waitFor(() =>
    expect(at()).toBe(
      '/m/launchGame?gameId=7&vassalage=BAAGH&gameCategory=LIVE&gameGroupId=3&code=b7&pageBack=home',
    ),
  )
  expect(asked.filter((line) => line.startsWith(`GET ${info}`))).toEqual([
    `GET ${info}?language=EN&merchantCode=mela01&nodeId=7`,
  ])
})

it('opens the lottery page when the game is a lottery', async () => {
  const { at } = await open({ gameId: 7 }, () => wireGame(7, { vassalage: 'TCG_SEA' }))
  await waitFor(() =>
    expect(at()).toBe('/m/launchGame?playType=trad&prize_mode=SEA&code=lobby&pageBack=home'),
  )
})

it.each(['Back', 'Exit game'])('says so where there is no such game: %s', async (name) => {
  const { at } = await open({ gameId: 7 }, () => new Refused(404, 'not_found'))
  expect(await screen.findByText('This link does not lead to a game')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(at()).toBe('/m/home'))
})

it('can be retried after the network was lost', async () => {
  let isThere = false
  const { at } = await open({ gameId: 7 }, () => (isThere ? wireGame(7) : new Error('offline')))
  expect(await screen.findByRole('alert')).toHaveTextContent('We cannot be reached')
  isThere = true
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  await waitFor(() => expect(at()).toContain('gameId=7&vassalage=PADMA&gameCategory=RNG'))
})
