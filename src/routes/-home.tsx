import { useSearch } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { SearchCell } from '#features/games/catalogue/CategoryBar.tsx'
import { hotPagesAtom } from '#features/games/catalogue/games.atoms.ts'
import { HomeScreen } from '#features/games/home/HomeScreen.tsx'
import { HomeSearch, listOfHome } from '#features/games/filter/lobby.search.ts'
import { announcementsAtom, vendorTypesAtom } from '#features/merchant/merchant.atoms.ts'
import { LaterStrips } from '#features/lottery/LaterLotteries.ts'
import { NoticeTicker } from '#features/messages/ticker/NoticeTicker.tsx'
import { BannerCarousel } from '#features/promotions/banners/BannerCarousel.tsx'
import type { RouterContext } from './__root.tsx'

const Lobby = lazy(() => import('./-lists/homeLobby.tsx').then((it) => ({ default: it.Lobby })))
const LobbySearch = lazy(() =>
  import('./-lists/homeLobby.tsx').then((it) => ({ default: it.LobbySearch })),
)

const HomePage = () => (
  <HomeScreen
    banner={<BannerCarousel />}
    ticker={<NoticeTicker />}
    strips={<LaterStrips />}
    list={listOfHome(useSearch({ strict: false }))}
    lobby={
      <Suspense>
        <Lobby />
      </Suspense>
    }
    lobbySearch={
      <Suspense fallback={<SearchCell />}>
        <LobbySearch />
      </Suspense>
    }
  />
)

export const home = {
  staticData: { layout: 'home' },
  validateSearch: HomeSearch,
  loader: ({ context }: { readonly context: RouterContext }) => {
    for (const read of [vendorTypesAtom, announcementsAtom]) void context.preload(read)
    return context.preload(hotPagesAtom)
  },
  component: HomePage,
} as const
