import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
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
