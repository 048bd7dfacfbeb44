import { type Getter, atom } from 'jotai'
import type { Game } from '#api/games/game.ts'
import { cachedFamily } from '#net/query/family.ts'
import type { ReadPages } from '#net/query/query.ts'
import { favouritesOf } from '#features/games/own/favourites.atoms.ts'
import {
  catalogueAtom,
  hotPagesAtom,
  readGames,
  recentOf,
} from '#features/games/catalogue/games.atoms.ts'
import { pageSizes } from '#features/games/catalogue/games.params.ts'
import { orCached } from '#features/games/own/ownGames.atoms.ts'
import { orCatalogue } from '#features/games/lookup/orCatalogue.ts'
import { type Filter, isOwnClass, isWhole } from '#features/games/filter/filter.rules.ts'
import { isAmong, sifted } from './list.rules.ts'

/**
 * Decides where a list comes from: from the platform's pages, with 15 games each or as many as its endpoint returns;
 * without a network from the phone: the player's own games, or a whole category of the catalogue.
 */
export const lobbyPagesAtom = cachedFamily((filter: Filter) =>
  atom((get): ReadPages<Game> => {
    if (isOwnClass(filter.classify)) return sifted(ownPages(get, filter), isWantedBy(get, filter))
    const read = sifted(readPages(get, filter))
    return isWhole(filter) && filter.list !== 'ALL' ? orCatalogue(get, filter.list, read) : read
  }),
)

function readPages(get: Getter, { list, vendor, classify, minBet, minLine, name }: Filter) {
  return readGames(get, {
    category: list === 'ALL' ? null : list,
    vendor,
    classify,
    pageSize: pageSizes.lobby,
    ...(minBet && { minBet }),
    ...(minLine && { minLine }),
    ...(name && { name }),
  })
}

function ownPages(get: Getter, { list, classify }: Filter) {
  const category = list === 'ALL' ? null : list
  if (classify === 'HOT') return get(hotPagesAtom)
  return classify === 'FAV'
    ? orCached(get, 'favourites', get(favouritesOf(category)))
    : orCached(get, 'recent', get(recentOf(category)))
}

/** The platform returns these lists for all vendors and categories; they are filtered here. */
function isWantedBy(get: Getter, { list, vendor }: Filter) {
  const catalogue = get(catalogueAtom) ?? []
  if (list === 'ALL' && vendor === null) return undefined
  return (game: Game) =>
    (vendor === null || game.vendor === vendor) &&
    (list === 'ALL' || isAmong(game, list, catalogue))
}
