import type { Trx } from '#sandbox/schema/db.ts'
import { house, move, playerAccount } from '#sandbox/ledger/ledger.ts'
import { hashPassword } from '#sandbox/account/password.ts'
import { subjectOf } from '#sandbox/provider/people.ts'
import { accountRow, seededAccounts } from './accounts.ts'

/** Longer than all that the seeded member has done. */
const openedAgo = 41 * 24 * 3_600_000
const forever = Date.UTC(2100, 0)

let hashed: Promise<string[]> | undefined

/** Hashing is slow by design, so it is done once per process. */
const hashes = () =>
  (hashed ??= Promise.all(seededAccounts.map(({ password }) => hashPassword(password))))

export async function writeAccounts(trx: Trx, now: number) {
  const passwordHashes = await hashes()
  const rows = seededAccounts.map((account, place) =>
    accountRow(account, place, passwordHashes[place] ?? '', now),
  )
  await trx.insertInto('accounts').values(rows).execute()
  await fillWallets(trx, now)
  await lockOut(trx, now)
  await linkDisabled(trx, now)
  await fillTeam(trx, now)
}

async function fillWallets(trx: Trx, now: number) {
  for (const [place, { money, username }] of seededAccounts.entries())
    if (money)
      await move(trx, {
        from: house,
        to: playerAccount(place + 1),
        amount: money,
        reason: 'opening balance',
        key: `seed:${username}`,
        at: now - openedAgo,
      })
}

async function lockOut(trx: Trx, now: number) {
  const locked = seededAccounts
    .filter(({ isLocked }) => isLocked)
    .map(({ username }) => ({
      subject: `user:${username}`,
      count: 5,
      at: now,
      locked_until: forever,
    }))
  await trx.insertInto('failures').values(locked).execute()
}

/** The players of the seeded agent. */
async function fillTeam(trx: Trx, now: number) {
  const idOf = (name: string) => seededAccounts.findIndex(({ username }) => username === name) + 1
  const team = ['member', 'poor', 'fresh'].map((name) => ({
    account_id: idOf(name),
    agent_id: idOf('agent'),
    link_id: null,
    rebate: '0.30',
    at: now,
  }))
  await trx.insertInto('downlines').values(team).execute()
}

/** Links one person at the sign-in provider to the disabled account. */
async function linkDisabled(trx: Trx, now: number) {
  const place = seededAccounts.findIndex(({ isDisabled }) => isDisabled)
  const links = (['google', 'facebook'] as const).map((provider) => ({
    provider,
    subject: subjectOf(provider, 'mitu'),
    account_id: place + 1,
    at: now,
  }))
  await trx.insertInto('social_links').values(links).execute()
}
