import { useSearch } from '@tanstack/react-router'
import { LobbyScreen } from '#features/games/lobby/LobbyScreen.tsx'
import type { Start } from '#features/games/filter/filter.rules.ts'
import { NewGameBanners } from '#features/promotions/banners/GroupBanners.tsx'
import { LaterLotteries } from '#features/lottery/LaterLotteries.ts'

export const LobbyPage = ({ start }: { readonly start?: Start }) => (
  <LobbyScreen
    search={useSearch({ strict: false })}
    newGames={<NewGameBanners />}
    Lotteries={LaterLotteries}
    {...(start && { start })}
  />
)

export const SlotsPage = () => <LobbyPage start="RNG" />
export const HotPage = () => <LobbyPage start="HOT" />
export const FavouritesPage = () => <LobbyPage start="FAV" />
export const RecentPage = () => <LobbyPage start="RECENT" />
