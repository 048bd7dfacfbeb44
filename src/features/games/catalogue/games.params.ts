/** Must match the page's preload: the same address makes it a single request. */
export const hotGamesParams = (merchantCode: string, language: string) =>
  ({ merchantCode, language }) as const

export const pageSizes = {
  row: 30,
  liteRow: 12,
  lobby: 15,
  favouritesHome: 20,
  favouritesLobby: 24,
  recent: 25,
} as const
