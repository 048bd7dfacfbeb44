import { useSearch } from '@tanstack/react-router'
import { LobbyScreen } from '#features/games/lobby/LobbyScreen.tsx'
import { VendorDraw } from '#features/lottery/VendorDraw.tsx'
import { NewGameBanners } from '#features/promotions/banners/NewGameBanners.tsx'

export const LobbyPage = ({ start }: { readonly start?: 'RNG' }) => (
  <LobbyScreen
    search={useSearch({ strict: false })}
    newGames={<NewGameBanners />}
    VendorDraw={VendorDraw}
    {...(start && { start })}
  />
)

export const SlotsPage = () => <LobbyPage start="RNG" />
