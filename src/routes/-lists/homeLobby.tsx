import { HomeLobby } from '#features/games/lobby/LobbyScreen.tsx'
import { NewGameBanners } from '#features/promotions/banners/GroupBanners.tsx'
import { LaterLotteries } from '#features/lottery/LaterLotteries.ts'

export { HomeLobbySearch as LobbySearch } from '#features/games/lobby/LobbyScreen.tsx'

export const Lobby = () => <HomeLobby newGames={<NewGameBanners />} Lotteries={LaterLotteries} />
