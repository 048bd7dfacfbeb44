import { screen } from '@testing-library/react'
import { useSearch } from '@tanstack/react-router'
import { wireGame } from '#testing/games.ts'
import { platform } from '#testing/platform.ts'
import { visit } from '#testing/visit.tsx'
import { LobbyScreen } from './LobbyScreen.tsx'
import type { LobbySearch } from '#features/games/filter/lobby.search.ts'

const maker = (vassalage: string, accountTypeName: string) => ({ vassalage, accountTypeName })
const types = {
  sorting: [
    { gameCategory: 'RNG', vendorNames: [maker('PADMA', 'Padma Play'), maker('BAAGH', 'Baagh')] },
    { gameCategory: 'FISH', vendorNames: [maker('PADMA', 'Padma Play')] },
    { gameCategory: 'ELOTT', vendorNames: [maker('ELOTT', 'Quick')] },
    { gameCategory: 'LOTT', vendorNames: [maker('LOTT', 'Mela Lottery')] },
  ],
  mapping: {
    RNG: {
      vendors: ['PADMA', 'BAAGH'],
      gameClassify: ['Megaways', 'SomethingElse'],
      data: { PADMA: { gameCount: 2 }, BAAGH: { gameCount: 2 } },
    },
    FISH: { vendors: ['PADMA'], gameClassify: ['Cannon'], data: { PADMA: { gameCount: 2 } } },
    ELOTT: { vendors: ['ELOTT'], data: { ELOTT: { gameCount: 1 } } },
    LOTT: { vendors: ['LOTT'], data: { LOTT: { gameCount: 1 } } },
  },
}
const all = [
  wireGame(1, { vassalage: 'PADMA', minBet: '0.1' }),
  wireGame(2, { vassalage: 'BAAGH', minBet: '0.1' }),
  wireGame(3, { vassalage: 'BAAGH', minBet: '0.5' }),
]
const page = (games: readonly unknown[]) => ({
  games,
  pageNum: 1,
  totalPages: 1,
  totalCount: games.length,
})

/** A platform with three slots; `gate` can delay an answer. */
export const slots = (gate: (query: URLSearchParams) => unknown = () => undefined) =>
  platform({
    '/lgw/vendor/types': () => types,
    '/wps/system/status': () => ({ serverTime: 1 }),
    '/lgw/vendor/list': () => [],
    '/lgw/game/hot': () => ({ list: [wireGame(9, { gameType: 'FISH' }), ...all] }),
    '/lgw/game/list': async (query) => {
      await gate(query)
      const vendor = query.get('vassalage')
      return page(all.filter((game) => !vendor || game['vassalage'] === vendor))
    },
  })

/** The lobby at the address that the test began with, and then at the router's. */
const Lobby = ({ first }: { readonly first: Partial<LobbySearch> }) => {
  const search = useSearch({ strict: false })
  return (
    <LobbyScreen
      search={Object.keys(search).length > 0 ? search : first}
      newGames={<p>Banners of new games</p>}
      Lotteries={({ list, name }) => `Lotteries of ${list} named ${name}`}
    />
  )
}
export const visitLobby = (first: Partial<LobbySearch>) => visit(<Lobby first={first} />)
export const names = () =>
  [...document.querySelectorAll('[data-node-id]')].map((tile) => tile.getAttribute('data-node-id'))
export const kind = (name: string) => screen.findByRole('radio', { name })
