import { type SelectQueryBuilder, sql } from 'kysely'
import type { listGames } from '#api/games/games.ts'
import type { Category } from '#api/games/category.ts'
import type { ReceivedBy } from '#api/endpoint.ts'
import type { Database } from '#sandbox/schema/schema.ts'

type Wanted = ReceivedBy<typeof listGames>
type Query<O> = SelectQueryBuilder<Database, 'games', O>

/** The games of a list, unsorted and without paging. */
export function filtered<O>(games: Query<O>, wanted: Wanted): Query<O> {
  const { gameType, vassalage, gameName, gameClassify, isNew, minBet, minLine } = wanted
  return games
    .$if(gameType !== undefined, (query) =>
      ofType(query, gameType ?? 'RNG', vassalage !== undefined),
    )
    .$if(vassalage !== undefined, (query) => query.where('vendor', '=', vassalage ?? ''))
    .$if(!!gameName, (query) => query.where(holds('search', gameName ?? ''), '>', 0))
    .$if(!!gameClassify, (query) => query.where(hasClass(gameClassify ?? ''), '>', 0))
    .$if(isNew === '1', (query) => query.where('is_new', '=', 1))
    .$if(minBet !== undefined, (query) => query.where('min_bet_minor', '=', toMinor(minBet)))
    .$if(minLine !== undefined, (query) => query.where(lines, '>=', minLine ?? 0))
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

const toMinor = (minBet: string | undefined) => Math.round(Number(minBet) * 100)

const holds = (column: string, text: string) =>
  sql<number>`instr(${sql.ref(column)}, ${text.toLowerCase().normalize()})`

/** Matches from the start of a class name, so that MEGAWAY finds Megaways. */
const hasClass = (name: string) =>
  sql<number>`instr(',' || lower(classes), ${`,${name.toLowerCase()}`})`
