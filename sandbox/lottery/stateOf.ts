import type { PrizeMode } from '#api/games/lotteryParams.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { balanceOf, playerAccount } from '#sandbox/ledger/ledger.ts'
import { commitmentOf } from '#sandbox/vendor/fair.ts'
import { commitmentFor, daySeed, masterOf, numbersOf } from './draws.ts'
import { type Lottery, findLottery, inMode, lotteries } from './games.ts'
import {
  closesAt,
  dayOf,
  drawAt,
  firstOfYesterday,
  issueOf,
  lastDrawn,
  nextOpen,
} from './sheets/schedule.ts'
import type { GameState, LottoState, OwnTicket } from './state.ts'

const drawsShown = 12
const ticketsShown = 30

interface Player {
  readonly accountId: number
  readonly vendor: string
  readonly mode: PrizeMode
}

export async function lottoStateOf(db: Db, player: Player, now: number): Promise<LottoState> {
  const master = await masterOf(db)
  const games = lotteries
    .filter(({ vendor }) => vendor === player.vendor)
    .map((game) => inMode(game, player.mode))
  return {
    now,
    balance: await balanceOf(db, playerAccount(player.accountId)),
    games: games.map((game) => gameState(master, game, now)),
    tickets: await ticketsOf(db, player, games),
  }
}

function gameState(master: string, game: Lottery, now: number): GameState {
  const { code, names, types, kind, picks, of, schedule } = game
  const last = lastDrawn(schedule, now)
  const index = nextOpen(schedule, now)
  const seed = daySeed(master, game, dayOf(now) - 1)
  return {
    code,
    names,
    types,
    kind,
    picks,
    of,
    every: schedule.every,
    next: {
      index,
      issue: issueOf(schedule, index),
      closesAt: closesAt(schedule, index),
      drawsAt: drawAt(schedule, index),
      commitment: commitmentFor(master, game, index),
    },
    drawn: Array.from({ length: drawsShown }, (_, i) => drawnIssue(master, game, last - i)),
    yesterday: {
      seed,
      commitment: commitmentOf(seed),
      first: drawnIssue(master, game, firstOfYesterday(schedule, now)),
    },
  }
}

const drawnIssue = (master: string, game: Lottery, index: number) => ({
  issue: issueOf(game.schedule, index),
  at: drawAt(game.schedule, index),
  numbers: numbersOf(master, game, index),
})

async function ticketsOf(
  db: Db,
  { accountId, mode }: Player,
  games: readonly Lottery[],
): Promise<OwnTicket[]> {
  const rows = await db
    .selectFrom('lottery_tickets')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('prize_mode', '=', mode)
    .where(
      'game',
      'in',
      games.map(({ code }) => code),
    )
    .orderBy('id', 'desc')
    .limit(ticketsShown)
    .execute()
  return rows.flatMap(({ order_no, game: code, draw_index, draw_at, ...row }) => {
    const game = findLottery(code)
    if (!game) return []
    const { play, content, stake, prize, status } = row
    const issue = issueOf(game.schedule, draw_index)
    return [
      { order: order_no, game: code, issue, drawsAt: draw_at, play, content, stake, prize, status },
    ]
  })
}
