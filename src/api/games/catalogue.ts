import * as v from 'valibot'
import { Category, VendorCode } from './category.ts'
import { endpoint } from '../endpoint.ts'
import { Game } from './game.ts'
import { Id, Merchant } from '../wire.ts'

/** Few values, many games: the values, and a letter for each game that says which is its own, the first "#". */
const Column = v.object({ values: v.array(v.string()), games: v.string() })
type Column = v.InferOutput<typeof Column>

const firstLetter = '#'.charCodeAt(0)

/** As many values as a column has letters for. */
export const mostValues = '~'.charCodeAt(0) - firstLetter + 1

export const letterOf = (value: number) => String.fromCharCode(firstLetter + value)

const Vendor = v.object({
  vassalage: VendorCode,
  displayName: v.string(),
  /** Where its pictures are, `{nodeId}` standing for the game; absent where it has none. */
  showIcon: v.optional(v.string()),
})

/** Games that follow one another and are alike in vendor and type. */
const Run = v.object({
  vassalage: VendorCode,
  gameType: Category,
  gameClassifyNew: v.optional(v.string()),
  games: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

/** What only a few games have. */
const Rest = v.object({
  gameCode: v.optional(v.string()),
  gameGroupId: v.optional(Id),
  lottoMode: v.optional(v.string()),
})

/** Twenty thousand numbers, or lists of them: looked at where they are unfolded. */
const numbers = v.custom<readonly number[]>(Array.isArray)
const lists = v.custom<readonly (readonly number[])[]>(Array.isArray)

const WireCatalogue = v.object({
  vendors: v.array(Vendor),
  runs: v.array(Run),
  /** The first id, then the distance of each from the one before. */
  nodeId: numbers,
  /** What names are put together from, in English and in Bengali. */
  pieces: v.array(v.tuple([v.string(), v.string()])),
  /** Each name by the places of its pieces. */
  gameName: lists,
  supportPlay: Column,
  isNew: Column,
  minBet: Column,
  rtp: Column,
  volatility: Column,
  /** By node id. */
  rest: v.optional(v.record(v.string(), Rest), {}),
  /** Node ids of the hot games, the hottest first. */
  hot: v.optional(v.array(Id), []),
})
type WireCatalogue = v.InferOutput<typeof WireCatalogue>

/** Every game of the platform, as columns; `gameAt` takes one out. */
export interface Catalogue {
  readonly size: number
  readonly ids: readonly string[]
  readonly pieces: readonly (readonly [english: string, bengali: string])[]
  /** The name of game n is made of the pieces from `starts[n]` up to `starts[n + 1]`. */
  readonly starts: Uint32Array
  readonly names: Uint16Array
  readonly vendors: ReadonlyMap<VendorCode, string>
  readonly hot: readonly string[]
  readonly wire: Omit<WireCatalogue, 'nodeId' | 'gameName' | 'pieces' | 'hot'>
}

const isWhole = ({ nodeId, gameName, runs, ...wire }: WireCatalogue) => {
  const size = nodeId.length
  const columns = [wire.supportPlay, wire.isNew, wire.minBet, wire.rtp, wire.volatility]
  return (
    gameName.length === size &&
    runs.reduce((sum, { games }) => sum + games, 0) === size &&
    columns.every(({ games }) => games.length === size)
  )
}

function toCatalogue({ nodeId, gameName, pieces, hot, ...wire }: WireCatalogue): Catalogue {
  let id = 0
  return {
    size: nodeId.length,
    ids: nodeId.map((step) => String((id += step))),
    pieces,
    ...unfolded(gameName, pieces.length),
    vendors: new Map(wire.vendors.map(({ vassalage, displayName }) => [vassalage, displayName])),
    hot,
    wire,
  }
}

function unfolded(lists: readonly (readonly number[])[], known: number) {
  const starts = new Uint32Array(lists.length + 1)
  const names: number[] = []
  lists.forEach((list, game) => {
    if (Array.isArray(list)) for (const piece of list) if (piece < known) names.push(piece)
    starts[game + 1] = names.length
  })
  return { starts, names: Uint16Array.from(names) }
}

/** The name of the game at this place. */
export function nameAt({ pieces, starts, names }: Catalogue, place: number, language: string) {
  const script = language.toUpperCase() === 'BN' ? 1 : 0
  const own = names.subarray(starts[place], starts[place + 1])
  return Array.from(own, (piece) => pieces[piece]?.[script] ?? '').join(' ')
}

/** The run that the game at this place belongs to. */
function runAt({ wire }: Catalogue, place: number) {
  let end = 0
  return wire.runs.find(({ games }) => (end += games) > place)
}

const cell = ({ values, games }: Column, place: number) =>
  values[games.charCodeAt(place) - firstLetter]

/** The game at this place, its name in the language asked for; null where it makes no whole game. */
export function gameAt(catalogue: Catalogue, place: number, language: string): Game | null {
  const { vendors, supportPlay, isNew, minBet, rtp, volatility, rest } = catalogue.wire
  const nodeId = catalogue.ids[place] ?? ''
  const run = runAt(catalogue, place)
  const vendor = vendors.find(({ vassalage }) => vassalage === run?.vassalage)
  const parsed = v.safeParse(Game, {
    nodeId,
    gameName: nameAt(catalogue, place, language),
    vassalage: run?.vassalage,
    gameType: run?.gameType,
    gameClassifyNew: run?.gameClassifyNew,
    showIcon: vendor?.showIcon?.replace('{nodeId}', nodeId),
    supportPlay: Number(cell(supportPlay, place)),
    isNew: Number(cell(isNew, place)),
    minBet: cell(minBet, place),
    rtp: cell(rtp, place),
    volatility: cell(volatility, place),
    ...rest[nodeId],
  })
  return parsed.success ? parsed.output : null
}

/** All games at once, for the search: columns compress to a third of what the lists would weigh. */
export const getCatalogue = endpoint({
  method: 'GET',
  path: '/lgw/game/catalogue',
  session: 'none',
  cached: true,
  input: Merchant,
  output: v.pipe(
    WireCatalogue,
    v.check(isWhole, 'every column is as long as the others'),
    v.transform(toCatalogue),
  ),
})
