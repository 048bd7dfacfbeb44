import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { LaunchScreen } from './LaunchScreen.tsx'

setUp()

it('leaving a game focuses its tile', async () => {
  platform({})
  const search = { gameId: '7', vassalage: 'PADMA', gameCategory: 'RNG' } as const
  const tile = (
    <ul>
      <li data-node-id="7">
        <button>Lantern Loot</button>
      </li>
    </ul>
  )
  await visit(<LaunchScreen search={search} />, {}, tile)
  fireEvent.click(screen.getByRole('button', { name: 'Exit game' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Lantern Loot' })).toHaveFocus())
})
