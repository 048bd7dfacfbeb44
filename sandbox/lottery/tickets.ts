import { type Db, type Trx, inTransaction } from '#sandbox/schema/db.ts'
import { Overdrawn, house, move, playerAccount } from '#sandbox/ledger/ledger.ts'
import { hashOf } from '#sandbox/http/secret.ts'
import { allowStake } from '#sandbox/vendor/allowed.ts'
import { Refused } from '#sandbox/vendor/refused.ts'
import type { Lottery } from './games.ts'
import { type Play, normalised } from './sheets/plays.ts'
import { closesAt, drawAt } from './sheets/schedule.ts'

export const smallestStake = 100
export const largestStake = 1_000_000

interface Line {
  readonly play: Play
  readonly content: string
  /** Minor units. */
  readonly stake: number
}

export interface Slip {
  readonly accountId: number
  readonly nodeId: number
  readonly key: string
  readonly game: Lottery
  readonly index: number
  readonly lines: readonly Line[]
  readonly at: number
}

/** Buys all lines of a slip or none; a repeated key returns the same tickets. */
export function placeSlip(db: Db, slip: Slip): Promise<readonly string[]> {
  const slipHash = hashOf(JSON.stringify([slip.game.code, slip.game.mode, slip.index, slip.lines]))
  return inTransaction(db, async (trx) => {
    const before = await findSlip(trx, slip)
    if (before[0] && before[0].slip_hash !== slipHash) throw new Refused('round_mismatch')
    if (before.length > 0) return before.map(({ order_no }) => order_no)
    if (closesAt(slip.game.schedule, slip.index) <= slip.at) throw new Refused('draw_closed')
    const rows = slip.lines.map((line, place) => rowOf(slip, slipHash, line, place))
    const stake = slip.lines.reduce((sum, line) => sum + line.stake, 0)
    await allowStake(trx, slip.accountId, stake, slip.at)
    for (const row of rows) await pay(trx, row)
    await trx.insertInto('lottery_tickets').values(rows).execute()
    return rows.map(({ order_no }) => order_no)
  })
}

const findSlip = (trx: Trx, { accountId, key }: Slip) =>
  trx
    .selectFrom('lottery_tickets')
    .select(['order_no', 'slip_hash'])
    .where('account_id', '=', accountId)
    .where('slip_key', '=', key)
    .orderBy('line')
    .execute()

function rowOf(slip: Slip, slipHash: string, { play, content, stake }: Line, line: number) {
  const { game, accountId, key, index, at } = slip
  const spelled = normalised(game, play, content)
  if (spelled === null) throw new Refused('choice_invalid')
  const isStake = Number.isSafeInteger(stake) && stake % 100 === 0
  if (!isStake || stake < smallestStake || stake > largestStake) throw new Refused('stake_invalid')
  return {
    order_no: `L${hashOf(`${accountId}:${key}:${line}`).slice(0, 11).toUpperCase()}`,
    account_id: accountId,
    slip_key: key,
    line,
    slip_hash: slipHash,
    node_id: slip.nodeId,
    game: game.code,
    prize_mode: game.mode,
    draw_index: index,
    draw_at: drawAt(game.schedule, index),
    play,
    content: spelled,
    stake,
    prize: 0,
    status: 'pending' as const,
    at,
  }
}

async function pay(trx: Trx, { account_id, order_no, stake, game, at }: ReturnType<typeof rowOf>) {
  const key = `lottery:${order_no}`
  const order = { to: house, amount: stake, reason: 'lottery', ref: game, key, at }
  try {
    await move(trx, { ...order, from: playerAccount(account_id) })
  } catch (thrown) {
    throw thrown instanceof Overdrawn ? new Refused('insufficient_funds') : thrown
  }
}
