import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FaultContext } from '../../../ui/Boundary.tsx'
import { clearStage, logIn, platform, setStage, visit, wireGame } from '../testing.tsx'
import { GameRow } from './GameRow.tsx'

beforeEach(setStage)
afterEach(clearStage)

const actions = { onPlay: () => undefined, onStar: () => undefined }

it('a row of games that the platform does not count says that there are more', async () => {
  platform({ '/wps/game/recent': () => ({ list: [wireGame(1), wireGame(2)], totalPages: 3 }) })
  logIn()
  await visit(<GameRow row="RECENT" actions={actions} isFirst />)
  await screen.findByRole('link', { name: 'View all: Recent games (2+)' })
  const row = within(screen.getByRole('region', { name: 'Recent games' }))
  expect(row.queryByText('2')).toBeNull()
})

it('a row that cannot be drawn costs its own place, and the next one stands', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  platform({
    '/wps/game/recent': () => ({ list: [wireGame(1)], totalPages: 1 }),
    '/wps/game/favourite': () => ({ list: [wireGame(2)], totalPages: 1 }),
  })
  const broken = {
    ...actions,
    get onPlay(): never {
      throw new Error('broken')
    },
  }
  logIn()
  await visit(
    <FaultContext value={() => <p>could not be shown</p>}>
      <GameRow row="RECENT" actions={broken} isFirst />
      <GameRow row="FAV" actions={actions} isFirst={false} />
    </FaultContext>,
  )
  expect(await screen.findByText('could not be shown')).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Favorites' })).toBeVisible()
  vi.restoreAllMocks()
})
