import { type Getter, atom } from 'jotai'
import type { Category, VendorCode } from '#api/games/category.ts'
import type { Game } from '#api/games/game.ts'
import { type MinBet, listGames, listHotGames } from '#api/games/games.ts'
import { listRecent } from '#api/games/recent.ts'
import { isLiteAtom } from '#device/traffic/connection.ts'
import { cachedFamily } from '#net/query/family.ts'
import { type Read, type ReadPages, pagesAtom, pagesReader, queryAtom } from '#net/query/query.ts'
import {
  inListLanguage,
  knownSiteAtom,
  listLanguageAtom,
  merchantCodeAtom,
  vendorTypesAtom,
} from '#features/merchant/merchant.atoms.ts'
import { type Source, catalogueOf, countOf, isSplit, sourcesOf } from './catalogue.rules.ts'
import { hotGamesParams, pageSizes } from './games.params.ts'
import { asOnePage, concatenated, isAtEnd } from './pages.rules.ts'

const hotGamesAtom = queryAtom(listHotGames, (get) =>
  hotGamesParams(get(merchantCodeAtom), get(listLanguageAtom)),
)

export const hotPagesAtom = atom((get) => asOnePage(get(hotGamesAtom)))

const cockfightVendorsAtom = atom((get) => get(knownSiteAtom).cockfightVendors)

/** Undefined until the platform or the device has answered. */
export const catalogueAtom = atom((get) => {
  const types = get(vendorTypesAtom).value
  return types && catalogueOf(types.categories, get(cockfightVendorsAtom))
})

export const vendorNamesAtom = atom(
  (get): ReadonlyMap<VendorCode, string> =>
    new Map(
      (get(catalogueAtom) ?? []).flatMap(({ vendors }) =>
        vendors.map(({ code, name }) => [code, name] as const),
      ),
    ),
)

interface GamesQuery {
  readonly category: Category | null
  readonly vendor: VendorCode | null
  readonly classify: string | null
  readonly pageSize: number
  readonly minBet?: MinBet
  readonly minLine?: number
  readonly name?: string
}

type SourceQuery = Source & Omit<GamesQuery, keyof Source>

const readPages = pagesReader(listGames)

const sourcePages = (get: Getter, { category, vendor, classify, ...rest }: SourceQuery) =>
  readPages(get, (ask, page) => ({
    ...inListLanguage(ask),
    page,
    ...rest,
    ...(category && { category }),
    ...(vendor && { vendor }),
    ...(classify === 'NEW' ? { onlyNew: true } : classify && { classify }),
  }))

/** The games of a category, page by page; e-sports and cockfights vendor by vendor. */
export function readGames(get: Getter, { category, vendor, ...rest }: GamesQuery): ReadPages<Game> {
  const catalogue = get(catalogueAtom)
  const sources = sourcesOf(category, vendor, catalogue ?? [])
  if (sources.length === 0) return withoutSources(get(vendorTypesAtom))
  const reads: ReadPages<Game>[] = []
  for (const source of sources) {
    const read = sourcePages(get, { ...source, ...rest })
    reads.push(read)
    if (!isAtEnd(read)) break
  }
  const entry = catalogue?.find((one) => one.category === category)
  const isWhole = vendor === null && rest.classify === null && !rest.name
  const total = entry && isWhole && isSplit(entry.category) ? countOf(entry) : undefined
  return withoutStrangers(concatenated(reads, total), category, get(cockfightVendorsAtom))
}

/** No source: the list is empty, or the vendors are not known yet. */
const withoutSources = ({ value, ...types }: Read<unknown>): ReadPages<Game> =>
  asOnePage({ ...types, value: value === undefined ? undefined : { items: [], total: 0 } })

/** Sports leave out games that have their own category. */
function withoutStrangers(
  read: ReadPages<Game>,
  category: Category | null,
  cockfightVendors: readonly VendorCode[],
): ReadPages<Game> {
  if (category !== 'SPORTS') return read
  const isSport = (game: Game) =>
    game.category === 'SPORTS' && !cockfightVendors.includes(game.vendor)
  return { ...read, value: read.value?.filter(isSport) }
}

export const categoryGamesAtom = cachedFamily((category: Category) =>
  atom((get) => {
    const pageSize = get(isLiteAtom) ? pageSizes.liteRow : pageSizes.row
    return readGames(get, { category, vendor: null, classify: null, pageSize })
  }),
)

/** Latest first, for one category or for all. */
export const recentOf = cachedFamily((category: Category | null) =>
  pagesAtom(listRecent, (get, page) => ({
    page,
    pageSize: pageSizes.recent,
    language: get(listLanguageAtom),
    ...(category && { category }),
  })),
)

export const recentAtom = recentOf(null)
