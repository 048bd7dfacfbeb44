import * as api from '#api/games/catalogue.ts'
import type { AnsweredBy } from '#api/endpoint.ts'
import { answer } from '#sandbox/http/call.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { readMeta } from '#sandbox/schema/query.ts'
import { inPieces } from './namePieces.ts'
import type { GameRow } from '#sandbox/world/wireGame.ts'

type Wire = AnsweredBy<typeof api.getCatalogue>

const made = new WeakMap<Db, { readonly world: string | null; readonly wire: Wire }>()

/** Computed once per world, since only a reset changes it. */
export const getCatalogue = answer(api.getCatalogue, async (_, { platform: { db } }) => {
  const world = await readMeta(db, 'world')
  const known = made.get(db)
  if (known && known.world === world) return known.wire
  const wire = await wireOf(db)
  made.set(db, { world, wire })
  return wire
})

/** Ordered by node id: consecutive games of the same vendor and type are sent as runs. */
async function wireOf(db: Db): Promise<Wire> {
  const games = await db.selectFrom('games').selectAll().orderBy('node_id').execute()
  return {
    vendors: await vendorsOf(db),
    runs: runsOf(games),
    nodeId: games.map(({ node_id }, place) => node_id - (games[place - 1]?.node_id ?? 0)),
    languages: ['EN', 'BN'],
    ...inPieces(games.map(({ name_en, name_bn }) => [name_en, name_bn])),
    supportPlay: columnOf(games.map((game) => game.support_play)),
    isNew: columnOf(games.map((game) => game.is_new)),
    minBet: columnOf(games.map((game) => game.min_bet)),
    rtp: columnOf(games.map((game) => game.rtp)),
    volatility: columnOf(games.map((game) => game.volatility)),
    rest: Object.fromEntries(games.filter(({ code }) => code).map(restOf)),
    hot: games
      .filter(({ hot }) => hot !== null)
      .toSorted((a, b) => (a.hot ?? 0) - (b.hot ?? 0))
      .map(({ node_id }) => node_id),
  }
}

async function vendorsOf(db: Db): Promise<Wire['vendors']> {
  const vendors = await db.selectFrom('vendors').select(['code', 'name', 'pictures']).execute()
  return vendors.map(({ code, name, pictures }) => ({
    vassalage: code,
    displayName: name,
    ...(pictures === 1 && { showIcon: `tile/${code}/{nodeId}.webp` }),
  }))
}

function runsOf(games: readonly GameRow[]): Wire['runs'] {
  const runs: Wire['runs'] = []
  for (const { vendor, game_type, category } of games) {
    const last = runs.at(-1)
    const isCrash = category === 'CRASH'
    const isSame = last?.vassalage === vendor && last.gameType === game_type
    if (last && isSame && (last.gameClassifyNew !== undefined) === isCrash) last.games += 1
    else
      runs.push({
        vassalage: vendor,
        gameType: game_type,
        ...(isCrash && { gameClassifyNew: 'Crash' }),
        games: 1,
      })
  }
  return runs
}

function columnOf(cells: readonly (string | number)[]) {
  const values = [...new Set(cells)]
  if (values.length > api.maxValues) throw new RangeError('more values than letters')
  const letters = new Map(values.map((value, place) => [value, api.letterOf(place)]))
  return { values: values.map(String), games: cells.map((cell) => letters.get(cell)).join('') }
}

const restOf = ({ node_id, code, group_id, lotto_mode }: GameRow) => [
  String(node_id),
  {
    ...(code && { gameCode: code }),
    ...(group_id !== null && { gameGroupId: group_id }),
    ...(lotto_mode && { lottoMode: lotto_mode }),
  },
]
