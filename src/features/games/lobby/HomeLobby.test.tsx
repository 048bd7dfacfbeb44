import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setUp, visit } from '#testing/visit.tsx'
import { HomeLobby } from './LobbyScreen.tsx'
import { slots } from './slots.testing.tsx'

setUp()

it.each([
  ['NEW', 'isNew=1'],
  ['rng', 'gameType=RNG'],
  ['MEGAWAY', 'gameClassify=Megaways'],
])('home with gameType=%s requests %s, as the lobby does', async (gameType, words) => {
  const asked = slots()
  const { go } = await visit(<HomeLobby newGames={null} Lotteries={() => null} />)
  await go(`/?pageType=list&gameType=${gameType}`)
  await waitFor(() => expect(asked.some((line) => line.includes(words))).toBe(true))
})
