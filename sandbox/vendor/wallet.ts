import { type Db, type Trx, inTransaction } from '#sandbox/schema/db.ts'
import { Overdrawn, balanceOf, house, move, playerAccount } from '#sandbox/ledger/ledger.ts'
import { countTurnover } from '#sandbox/money/turnover.ts'
import { allowStake } from './allowed.ts'
import { Refused } from './refused.ts'
import type { PlayedGame } from './tickets.ts'

/** A stored round, returned again for a repeated key. */
export interface Decided {
  readonly stake: number
  readonly payout: number
  readonly outcome: unknown
  readonly digest: string
}

interface Round {
  readonly key: string
  /** The same key with another stake or choice is refused. */
  readonly bodyHash: string
  readonly stake: number
  readonly commitment: string
  readonly at: number
  readonly decide: () => Decided
}

export interface Wallet {
  balance(): Promise<number>
  settle(round: Round): Promise<Decided>
}

export const freeBalance = 200_000

/** Free play never touches the ledger. */
export function createFreePlayWallet(): Wallet {
  let balance = freeBalance
  const kept = new Map<string, { bodyHash: string; decided: Decided }>()
  return {
    balance: async () => balance,
    async settle({ key, bodyHash, stake, decide }) {
      const before = kept.get(key)
      if (before) return sameBody(before.bodyHash, bodyHash, before.decided)
      if (stake > balance) throw new Refused('insufficient_funds')
      const decided = decide()
      balance += decided.payout - stake
      kept.set(key, { bodyHash, decided })
      return decided
    },
  }
}

/** Writes stake, payout, bet and answer in one transaction. */
export function createLedgerWallet(db: Db, accountId: number, game: PlayedGame): Wallet {
  return {
    balance: () => balanceOf(db, playerAccount(accountId)),
    settle: (round) =>
      inTransaction(db, async (trx) => {
        const key = `${accountId}:${round.key}`
        const before = await findKept(trx, key)
        if (before) return sameBody(before.bodyHash, round.bodyHash, before.decided)
        return settleNew(trx, accountId, game, { ...round, key })
      }),
  }
}

async function settleNew(trx: Trx, accountId: number, game: PlayedGame, round: Round) {
  const player = playerAccount(accountId)
  await allowStake(trx, accountId, round.stake, round.at)
  await stakeFrom(trx, player, game, round)
  const decided = round.decide()
  await payTo(trx, player, game, { ...round, amount: decided.payout })
  await trx
    .insertInto('bets')
    .values(betOf(accountId, game, round, decided))
    .execute()
  await countTurnover(trx, accountId, decided.stake)
  await keep(trx, round, decided)
  return decided
}

const refOf = ({ vendor, nodeId }: PlayedGame) => `${vendor}:${nodeId}`

async function stakeFrom(trx: Trx, player: string, game: PlayedGame, round: Round) {
  const { key, stake: amount, at } = round
  const order = { from: player, to: house, amount, at, reason: 'bet', ref: refOf(game) }
  try {
    await move(trx, { ...order, key: `bet:${key}` })
  } catch (error) {
    throw error instanceof Overdrawn ? new Refused('insufficient_funds') : error
  }
}

interface Payment {
  readonly key: string
  readonly amount: number
  readonly at: number
}

async function payTo(trx: Trx, player: string, game: PlayedGame, { key, amount, at }: Payment) {
  if (amount === 0) return
  const order = { from: house, to: player, amount, at, reason: 'win', ref: refOf(game) }
  await move(trx, { ...order, key: `win:${key}` })
}

const betOf = (accountId: number, game: PlayedGame, round: Round, decided: Decided) => ({
  account_id: accountId,
  node_id: game.nodeId,
  vendor: game.vendor,
  category: game.category,
  stake: decided.stake,
  payout: decided.payout,
  at: round.at,
  round_key: round.key,
  seed_hash: round.commitment,
})

const keep = (trx: Trx, { key, bodyHash, at }: Round, decided: Decided) =>
  trx
    .insertInto('idempotency')
    .values({
      id: `round:${key}`,
      body_hash: bodyHash,
      status: 200,
      answer: JSON.stringify(decided),
      at,
    })
    .execute()

async function findKept(trx: Trx, key: string) {
  const row = await trx
    .selectFrom('idempotency')
    .select(['body_hash', 'answer'])
    .where('id', '=', `round:${key}`)
    .executeTakeFirst()
  if (!row) return null
  const decided: Decided = JSON.parse(row.answer)
  return { bodyHash: row.body_hash, decided }
}

function sameBody(before: string, now: string, decided: Decided): Decided {
  if (before !== now) throw new Refused('round_mismatch')
  return decided
}
