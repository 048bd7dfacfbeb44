import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Category, VendorCode } from './category.ts'
import { Game } from './game.ts'
import { Id, Merchant } from '#api/wire.ts'

/** @public */
export const about = {
  getCatalogue: {
    says: "All games at once, for the search: columns compress to a third of the lists' size.",
  },
} satisfies Readonly<Record<string, About>>

/** A dictionary: the values, and for each game one letter that points to its value, "#" being the first. */
const Column = v.object({ values: v.array(v.string()), games: v.string() })
type Column = v.InferOutput<typeof Column>

const firstLetter = '#'.charCodeAt(0)

export const maxValues = '~'.charCodeAt(0) - firstLetter + 1

export const letterOf = (value: number) => String.fromCharCode(firstLetter + value)

const Vendor = v.object({
  vassalage: VendorCode,
  displayName: v.string(),
  showIcon: v.optional(v.string()),
})

const Run = v.object({
  vassalage: VendorCode,
  gameType: Category,
  gameClassifyNew: v.optional(v.string()),
  games: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

const Rest = v.object({
  gameCode: v.optional(v.string()),
  gameGroupId: v.optional(Id),
  lottoMode: v.optional(v.string()),
})

export const numbers = v.custom<readonly number[]>(Array.isArray)
export const lists = v.custom<readonly (readonly number[])[]>(Array.isArray)

const WireCatalogue = v.object({
  vendors: v.array(Vendor),
  runs: v.array(Run),
  /** Delta coded: the first id, then the difference to the previous one. */
  nodeId: numbers,
  /** The languages of the parts of each piece, in this order; missing in earlier catalogues on the phone. */
  languages: v.optional(v.array(v.string()), []),
  pieces: v.array(v.array(v.string())),
  gameName: lists,
  supportPlay: Column,
  isNew: Column,
  minBet: Column,
  rtp: Column,
  volatility: Column,
  rest: v.optional(v.record(v.string(), Rest), {}),
  /** Node ids, hottest first. */
  hot: v.optional(v.array(Id), []),
})
type WireCatalogue = v.InferOutput<typeof WireCatalogue>

export interface Catalogue {
  readonly size: number
  readonly ids: readonly string[]
  /** Each in all of the platform's languages. */
  readonly pieces: readonly (readonly string[])[]
  /** Game n has the name pieces from `starts[n]` up to `starts[n + 1]`. */
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

/** Falls back to the platform's first language if there is no name in this one. */
export function nameAt(
  { pieces, starts, names, wire }: Catalogue,
  place: number,
  language: string,
) {
  const column = Math.max(wire.languages.indexOf(language.toUpperCase()), 0)
  const own = names.subarray(starts[place], starts[place + 1])
  return Array.from(own, (piece) => pieces[piece]?.[column] ?? '').join(' ')
}

export function runAt({ wire }: Catalogue, place: number) {
  let end = 0
  return wire.runs.find(({ games }) => (end += games) > place)
}

const cell = ({ values, games }: Column, place: number) =>
  values[games.charCodeAt(place) - firstLetter]

/** Null where the game is incomplete. */
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

export const getCatalogue = endpoint({
  path: '/lgw/game/catalogue',
  session: 'none',
  input: Merchant,
  output: v.pipe(
    WireCatalogue,
    v.check(isWhole, 'every column is as long as the others'),
    v.transform(toCatalogue),
  ),
})
