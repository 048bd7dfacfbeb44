import { HomeLobby } from '../features/games/lobby/HomeLobby.tsx'
import { NewGameBanners } from '../features/promotions/NewGameBanners.tsx'

export { HomeLobbySearch as LobbySearch } from '../features/games/lobby/HomeLobby.tsx'

/** The lobby that home opens in the place of its rows. */
export const Lobby = () => <HomeLobby newGames={<NewGameBanners />} />
