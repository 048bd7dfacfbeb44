import { HomeLobby } from '#features/games/lobby/HomeLobby.tsx'
import { VendorDraw } from '#features/lottery/VendorDraw.tsx'
import { NewGameBanners } from '#features/promotions/banners/NewGameBanners.tsx'

export { HomeLobbySearch as LobbySearch } from '#features/games/lobby/HomeLobby.tsx'

export const Lobby = () => <HomeLobby newGames={<NewGameBanners />} VendorDraw={VendorDraw} />
