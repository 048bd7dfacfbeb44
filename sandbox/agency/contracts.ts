import type { ContractKind } from '#api/promotions/waitingContracts.ts'
import type { Account } from '#sandbox/http/call.ts'
import type { Db } from '#sandbox/schema/db.ts'

const day = 86_400_000

const tier = (turnover: string, players: number, paid: { amount: string } | { share: string }) => ({
  turnover,
  players,
  ...paid,
})

/** The operator's offers, in wire names; the salary is in its second version. */
const offers = {
  salary: {
    version: 2,
    tiers: [
      tier('50000.00', 5, { amount: '300.00' }),
      tier('200000.00', 10, { amount: '1200.00' }),
      tier('500000.00', 20, { amount: '3500.00' }),
    ],
    previous: [
      tier('50000.00', 5, { amount: '250.00' }),
      tier('200000.00', 12, { amount: '1200.00' }),
    ],
  },
  dividend: {
    version: 1,
    tiers: [
      tier('100000.00', 5, { share: '10' }),
      tier('500000.00', 15, { share: '15' }),
      tier('2000000.00', 40, { share: '20' }),
    ],
    previous: null,
  },
  hour: {
    version: 1,
    tiers: [tier('5000.00', 3, { amount: '20.00' }), tier('20000.00', 8, { amount: '90.00' })],
    previous: null,
  },
} as const satisfies Record<ContractKind, unknown>

/** The contracts that the seed offers to an account, stored when they are first read. */
export async function contractsOf(db: Db, account: Account) {
  await offer(db, account)
  return db
    .selectFrom('agent_contracts')
    .selectAll()
    .where('account_id', '=', account.id)
    .orderBy('id')
    .execute()
}

async function offer(db: Db, account: Account) {
  const waiting: ContractKind[] = JSON.parse(account.contracts)
  const rows = waiting.map((kind) => ({
    account_id: account.id,
    kind,
    version: offers[kind].version,
    from_at: account.at,
    until_at: account.at + 90 * day,
    sign_by: account.at + 5 * day,
    tiers: JSON.stringify(offers[kind].tiers),
    previous: offers[kind].previous && JSON.stringify(offers[kind].previous),
    answer: null,
    answered_at: null,
  }))
  if (rows.length === 0) return
  await db
    .insertInto('agent_contracts')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doNothing())
    .execute()
}
