import { useSearch } from '@tanstack/react-router'
import { LobbyScreen } from '../../../features/games/lobby/LobbyScreen.tsx'
import { NewGameBanners } from '../../../features/promotions/NewGameBanners.tsx'

interface Props {
  readonly start?: 'RNG'
}

export const LobbyPage = ({ start }: Props) => (
  <LobbyScreen
    search={useSearch({ strict: false })}
    newGames={<NewGameBanners />}
    {...(start && { start })}
  />
)

export const SlotsPage = () => <LobbyPage start="RNG" />
