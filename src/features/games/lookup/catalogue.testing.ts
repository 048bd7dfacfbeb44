import * as v from 'valibot'
import { type Catalogue, getCatalogue, letterOf } from '#api/games/catalogue.ts'

interface Listed {
  readonly english: string
  readonly bengali: string
  readonly vendor?: string
  readonly type?: string
  readonly isHot?: boolean
}

const column = (values: readonly string[], size: number) => ({
  values,
  games: letterOf(0).repeat(size),
})

/** A catalogue of these games in wire format; ids count from 1. */
export function wireCatalogue(games: readonly Listed[]) {
  const vendors = [...new Set(games.map(({ vendor = 'PADMA' }) => vendor))]
  return {
    vendors: vendors.map((code) => ({
      vassalage: code,
      displayName: `${code[0]}${code.slice(1).toLowerCase()} Play`,
    })),
    runs: games.map(({ vendor = 'PADMA', type = 'RNG' }) => ({
      vassalage: vendor,
      gameType: type,
      games: 1,
    })),
    nodeId: games.map(() => 1),
    languages: ['EN', 'BN'],
    pieces: games.map(({ english, bengali }) => [english, bengali]),
    gameName: games.map((_, place) => [place]),
    supportPlay: column(['0'], games.length),
    isNew: column(['0'], games.length),
    minBet: column(['0.05'], games.length),
    rtp: column(['96.5'], games.length),
    volatility: column(['mid'], games.length),
    hot: games.flatMap(({ isHot }, place) => (isHot ? [place + 1] : [])),
  }
}

export const catalogueOfGames = (games: readonly Listed[]): Catalogue =>
  v.parse(getCatalogue.output, wireCatalogue(games))
