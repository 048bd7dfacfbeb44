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

export interface Round {
  readonly key: string
  /** The same key with another stake or choice is refused. */
  readonly bodyHash: string
  readonly stake: number
  readonly commitment: string
  readonly at: number
}

export interface Wallet {
  balance(): Promise<number>
  /** Stake and payout at once. */
  settle(round: Round, decide: () => Decided): Promise<Decided>
  /** Takes the stake of a round that ends later; returns what is known of one that has ended. */
  open(round: Round): Promise<Decided | null>
  close(round: Round, decided: Decided): Promise<Decided>
}

export const freeBalance = 200_000

/** Free play never touches the ledger. */
export function createFreePlayWallet(): Wallet {
  let balance = freeBalance
  const kept = new Map<string, { bodyHash: string; decided: Decided }>()
  const open = async ({ key, bodyHash, stake }: Round) => {
    const before = kept.get(key)
    if (before) return sameBody(before.bodyHash, bodyHash, before.decided)
    if (stake > balance) throw new Refused('insufficient_funds')
    balance -= stake
    return null
  }
  const close = async ({ key, bodyHash }: Round, decided: Decided) => {
    balance += decided.payout
    kept.set(key, { bodyHash, decided })
    return decided
  }
  return {
    balance: async () => balance,
    open,
    close,
    settle: async (round, decide) => (await open(round)) ?? close(round, decide()),
  }
}

/** Writes stake, payout, bet and answer in one transaction, or in two where the round ends later. */
export function createLedgerWallet(db: Db, accountId: number, game: PlayedGame): Wallet {
  const own = (round: Round) => ({ ...round, key: `${accountId}:${round.key}` })
  const open = async (trx: Trx, round: Round) => {
    const before = await findKept(trx, round.key)
    if (before) return sameBody(before.bodyHash, round.bodyHash, before.decided)
    await takeStake(trx, accountId, game, round)
    return null
  }
  const close = async (trx: Trx, round: Round, decided: Decided) => {
    await payTo(trx, accountId, game, { ...round, amount: decided.payout })
    await keep(trx, round, decided)
    return decided
  }
  return {
    balance: () => balanceOf(db, playerAccount(accountId)),
    open: (round) => inTransaction(db, (trx) => open(trx, own(round))),
    close: (round, decided) => inTransaction(db, (trx) => close(trx, own(round), decided)),
    settle: (round, decide) =>
      inTransaction(
        db,
        async (trx) => (await open(trx, own(round))) ?? close(trx, own(round), decide()),
      ),
  }
}

/** The bet is a lost one until its payout is known. */
async function takeStake(trx: Trx, accountId: number, game: PlayedGame, round: Round) {
  await allowStake(trx, accountId, round.stake, round.at)
  await stakeFrom(trx, playerAccount(accountId), game, round)
  await trx
    .insertInto('bets')
    .values(betOf(accountId, game, round))
    .execute()
  await countTurnover(trx, accountId, round.stake)
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

async function payTo(trx: Trx, accountId: number, game: PlayedGame, payment: Payment) {
  const { key, amount, at } = payment
  if (amount === 0) return
  const to = playerAccount(accountId)
  const order = { from: house, to, amount, at, reason: 'win', ref: refOf(game) }
  await move(trx, { ...order, key: `win:${key}` })
  await trx.updateTable('bets').set({ payout: amount }).where('round_key', '=', key).execute()
}

const betOf = (accountId: number, game: PlayedGame, round: Round) => ({
  account_id: accountId,
  node_id: game.nodeId,
  vendor: game.vendor,
  category: game.category,
  stake: round.stake,
  payout: 0,
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
