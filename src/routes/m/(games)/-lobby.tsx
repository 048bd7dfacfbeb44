import { useSearch } from '@tanstack/react-router'
import { LobbyScreen } from '../../../features/games/lobby/LobbyScreen.tsx'
import { VendorDraw } from '../../../features/lottery/VendorDraw.tsx'
import { NewGameBanners } from '../../../features/promotions/banners/NewGameBanners.tsx'

interface Props {
  readonly start?: 'RNG'
}

export const LobbyPage = ({ start }: Props) => (
  <LobbyScreen
    search={useSearch({ strict: false })}
    newGames={<NewGameBanners />}
    VendorDraw={VendorDraw}
    {...(start && { start })}
  />
)

export const SlotsPage = () => <LobbyPage start="RNG" />
