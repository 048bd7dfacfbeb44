import { type SelectQueryBuilder, sql } from 'kysely'
import type { listGames } from '#api/games/games.ts'
import type { Category } from '#api/games/category.ts'
import type { ReceivedBy } from '#api/endpoint.ts'
import { given } from '#sandbox/schema/query.ts'
import type { Database } from '#sandbox/schema/schema.ts'

type Wanted = ReceivedBy<typeof listGames>
type Query<O> = SelectQueryBuilder<Database, 'games', O>

/** The games of a list, unsorted and without paging. */
export function filtered<O>(games: Query<O>, wanted: Wanted): Query<O> {
  const { gameType, vassalage, gameName, gameClassify, isNew, minBet, minLine } = wanted
  return games
    .$call(given(gameType, (query, type) => ofType(query, type, vassalage !== undefined)))
    .$call(given(vassalage, (query, vendor) => query.where('vendor', '=', vendor)))
    .$call(given(gameName, (query, name) => query.where(holds('search', name), '>', 0)))
    .$call(given(gameClassify, (query, name) => query.where(hasClass(name), '>', 0)))
    .$if(isNew === '1', (query) => query.where('is_new', '=', 1))
    .$call(given(minBet, (query, bet) => query.where('min_bet_minor', '=', toMinor(bet))))
    .$call(given(minLine, (query, line) => query.where(lines, '>=', line)))
}

/**
 * On the wire crash games are slots; e-sports and cockfights count as sports only in a single
 * vendor's list.
 */
export function ofType<O>(games: Query<O>, type: Category, hasVendor: boolean): Query<O> {
  if (type === 'RNG') return games.where('game_type', '=', 'RNG')
  if (type === 'SPORTS' && hasVendor)
    return games.where('category', 'in', ['SPORTS', 'ESPORTS', 'COCKFIGHT'])
  return games.where('category', '=', type)
}

/** Slots have ten to fifty pay lines; other games have none. */
const lines = sql<number>`case game_type when 'RNG' then 10 + 10 * (node_id % 5) else 0 end`

const toMinor = (minBet: string) => Math.round(Number(minBet) * 100)

const holds = (column: string, text: string) =>
  sql<number>`instr(${sql.ref(column)}, ${text.toLowerCase().normalize()})`

/** Matches from the start of a class name, so that MEGAWAY finds Megaways. */
const hasClass = (name: string) =>
  sql<number>`instr(',' || lower(classes), ${`,${name.toLowerCase()}`})`
