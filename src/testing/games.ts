import type { Game } from '#api/games/game.ts'

export const aGame = (change: Partial<Game> = {}): Game => ({
  id: '1',
  name: 'Lantern Loot',
  vendor: 'PADMA',
  category: 'RNG',
  picture: null,
  group: null,
  code: null,
  demo: false,
  playType: 'trad',
  minBet: null,
  rtp: null,
  volatility: null,
  isNew: false,
  ...change,
})

/** A game in wire format. */
export const wireGame = (nodeId: number, change: Record<string, unknown> = {}) => ({
  nodeId,
  gameName: `Game ${nodeId}`,
  vassalage: 'PADMA',
  gameType: 'RNG',
  ...change,
})
