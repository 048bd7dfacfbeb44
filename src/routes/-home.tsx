import { useSearch } from '@tanstack/react-router'
import { HomeScreen } from '../features/games/home/HomeScreen.tsx'
import { listOfHome } from '../features/games/lobby/lobby.search.ts'
import { NoticeTicker } from '../features/messages/NoticeTicker.tsx'
import { BannerCarousel } from '../features/promotions/BannerCarousel.tsx'
import { Balance } from '../features/wallet/Balance.tsx'

/** Home, the same under all of its addresses. */
export const HomePage = () => (
  <HomeScreen
    banner={<BannerCarousel />}
    ticker={<NoticeTicker />}
    balance={<Balance as="widget" />}
    list={listOfHome(useSearch({ strict: false }))}
  />
)
