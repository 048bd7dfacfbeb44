import * as v from 'valibot'
import { Category, VendorCode } from './category.ts'
import { type Face, faceOf, isWhole, rowsOf } from './face.rules.ts'
import type { PlayType } from './lotteryParams.ts'
import { Id, list } from '#api/wire.ts'

const Text = v.pipe(v.string(), v.trim(), v.minLength(1))

const maybe = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)

const WireGame = v.object({
  nodeId: maybe(Id),
  gameId: maybe(Id),
  roomId: maybe(Id),
  gameName: maybe(Text),
  nodeName: maybe(Text),
  displayName: maybe(Text),
  gameCode: maybe(v.string()),
  gameGroupId: maybe(Id),
  telNodeId: maybe(Id),
  showIcon: maybe(v.string()),
  iconUrl: maybe(v.string()),
  lagerIcon: maybe(v.string()),
  vassalage: maybe(VendorCode),
  vendorCode: maybe(VendorCode),
  gameType: Category,
  gameClassifyNew: maybe(v.string()),
  supportPlay: maybe(Id),
  lottoMode: maybe(v.string()),
  minBet: maybe(Id),
  rtp: maybe(Id),
  volatility: maybe(v.picklist(['low', 'mid', 'high'])),
  isNew: maybe(Id),
})
type WireGame = v.InferOutput<typeof WireGame>

export interface Game extends Face {
  readonly picture: string | null
  readonly group: string | null
  readonly code: string | null
  readonly playType: PlayType
  readonly minBet: string | null
  readonly rtp: string | null
  readonly volatility: 'low' | 'mid' | 'high' | null
}

export const Game = v.pipe(
  WireGame,
  v.check((wire) => isWhole(faceOf(wire)), 'incomplete game'),
  v.transform(toGame),
)

function toGame(wire: WireGame): Game {
  return {
    ...faceOf(wire),
    picture: wire.lagerIcon ?? wire.showIcon ?? wire.iconUrl ?? null,
    group: wire.gameGroupId ?? null,
    code: wire.gameCode ?? ownGameId(wire),
    playType: wire.lottoMode?.includes('Entertainment') ? 'ent' : 'trad',
    minBet: wire.minBet ?? null,
    rtp: wire.rtp ?? null,
    volatility: wire.volatility ?? null,
  }
}

/** If it differs from the node id, the game id is the vendor's code. */
const ownGameId = ({ nodeId, gameId }: WireGame) =>
  nodeId !== undefined && gameId !== undefined && gameId !== nodeId ? gameId : null

type WireRow = v.InferInput<typeof WireGame>
type Column<K extends keyof WireRow> = readonly WireRow[K][]
export type GameColumns = { readonly [K in keyof WireRow]?: Column<K> }

export const GamesInColumns = v.pipe(
  v.record(v.string(), v.unknown()),
  // valibot accepts an array as a record: unreadable rows would become columns of an empty list.
  v.check((sent) => Object.keys(sent).length === 0 || Object.values(sent).some(Array.isArray)),
  v.transform(rowsOf),
  list(Game),
)

export const Games = v.union([list(Game), GamesInColumns])
