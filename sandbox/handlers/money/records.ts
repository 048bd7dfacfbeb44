import { sql } from 'kysely'
import { type Day, dayAfter, daysIn, startOf } from '#api/day.ts'
import type { ReceivedBy } from '#api/endpoint.ts'
import * as api from '#api/money/records.ts'
import { toWireMoney } from '#api/wire.ts'
import { answer } from '#sandbox/http/call.ts'
import { findLottery } from '#sandbox/lottery/games.ts'
import { lotteryName } from '#sandbox/lottery/wire.ts'
import { memberWith } from '#sandbox/money/deposits/eligible.ts'
import { given, pageOf } from '#sandbox/schema/query.ts'
import { wagersOf } from '#sandbox/records/wagers.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { gameName } from '#sandbox/world/wireGame.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { movedSum } from '#sandbox/ledger/sums.ts'

interface Sums {
  readonly stake: number | null
  readonly valid: number | null
  readonly win: number | null
}

const toWireSums = ({ stake, valid, win }: Sums) => ({
  stake: toWireMoney(stake ?? 0),
  validStake: toWireMoney(valid ?? 0),
  win: toWireMoney(win ?? 0),
})

const sums = [
  sql<number>`count(*)`.as('count'),
  sql<number | null>`sum(wagers.stake)`.as('stake'),
  sql<number | null>`sum(wagers.valid)`.as('valid'),
  sql<number | null>`sum(wagers.win)`.as('win'),
] as const

/** From the start of the first day to the end of the last. */
function rangeOf({ from, to }: { readonly from: Day; readonly to: Day }) {
  const days = daysIn(from, to)
  if (days < 1 || days > api.longestRange) throw new Refusal('input_invalid', { fields: ['from'] })
  return { from: startOf(from), to: startOf(dayAfter(to)) }
}

type Wanted = ReceivedBy<typeof api.listBets>

function wantedOf(db: Db, accountId: number, input: Wanted) {
  const { from, to } = rangeOf(input)
  return wagersOf(db, accountId)
    .innerJoin('games', 'games.node_id', 'wagers.node_id')
    .innerJoin('vendors', 'vendors.code', 'games.vendor')
    .where('wagers.at', '>=', from)
    .where('wagers.at', '<', to)
    .$call(given(input.gameType, (query, type) => query.where('games.category', '=', type)))
    .$call(given(input.vassalage, (query, vendor) => query.where('games.vendor', '=', vendor)))
    .$call(given(input.status, (query, status) => query.where('wagers.status', '=', status)))
}

export const listBets = answer(api.listBets, async (input, call) => {
  const { id } = await memberWith(call, 'MEMTRANS3')
  const wanted = wantedOf(call.platform.db, id, input)
  const total = await wanted.select(sums).executeTakeFirstOrThrow()
  const sorted = wanted
    .select(['no', 'wagers.at', 'status', 'stake', 'valid', 'win', 'lottery'])
    .select(['games.node_id', 'name_en', 'name_bn', 'category', 'vendor', 'vendors.name'])
    .orderBy('wagers.at', 'desc')
    .orderBy('no', 'desc')
  const { rows, ...page } = await pageOf(sorted, total.count, input)
  const list = rows.map((row) => {
    const lottery = row.lottery === null ? undefined : findLottery(row.lottery)
    return {
      betId: row.no,
      nodeId: String(row.node_id),
      gameName: lottery ? lotteryName(input.language, lottery) : gameName(input.language, row),
      vassalage: row.vendor,
      vendorName: row.name,
      gameType: row.category,
      time: row.at,
      status: row.status,
      ...toWireSums(row),
    }
  })
  const totals = { count: total.count, ...toWireSums(total) }
  return { list, ...page, totals }
})

const dayOfBet = sql<Day>`date((wagers.at + ${6 * 3_600_000}) / 1000, 'unixepoch')`

export const listProfit = answer(api.listProfit, async (input, call) => {
  const { id } = await memberWith(call, 'PERSPNL3')
  const { db } = call.platform
  const { from, to } = rangeOf(input)
  const wanted = wagersOf(db, id).where('wagers.at', '>=', from).where('wagers.at', '<', to)
  const total = await wanted.select(sums).executeTakeFirstOrThrow()
  const days = await wanted
    .select(dayOfBet.as('day'))
    .select(sums)
    .groupBy('day')
    .orderBy('day', 'desc')
    .execute()
  const categories = await wanted
    .innerJoin('games', 'games.node_id', 'wagers.node_id')
    .select('games.category')
    .select(sums)
    .groupBy('games.category')
    .orderBy('stake', 'desc')
    .execute()
  return {
    list: days.map((row) => ({ day: row.day, count: row.count, ...toWireSums(row) })),
    categories: categories.map(({ category, ...row }) => ({
      gameType: category,
      count: row.count,
      ...toWireSums(row),
    })),
    totals: { count: total.count, ...toWireSums(total) },
    ...(await movedIn(db, id, { from, to })),
  }
})

interface Span {
  readonly from: number
  readonly to: number
}

/** Money that entered or left a wallet other than through bets. */
async function movedIn(db: Db, accountId: number, span: Span) {
  const sumOf = (reasons: readonly string[]) => movedSum(db, accountId, { reasons, ...span })
  const held = await sumOf(['withdrawal held', 'withdrawal returned'])
  return {
    deposited: toWireMoney(await sumOf(['deposit'])),
    bonus: toWireMoney(await sumOf(['bonus', 'reward'])),
    withdrawn: toWireMoney(-held),
  }
}
