import * as member from '#api/account/memberData.ts'
import { toWireMoney } from '#api/wire.ts'
import { type Account, type Call, accountOf, answer } from '#sandbox/http/call.ts'
import { playerAccount } from '#sandbox/ledger/ledger.ts'

export const getHeadIcon = answer(member.getHeadIcon, async (_, call) => {
  const row = await call.platform.db
    .selectFrom('head_icons')
    .select('icon')
    .where('account_id', '=', accountOf(call).id)
    .executeTakeFirst()
  return { headIcon: row?.icon ?? '' }
})

export const setHeadIcon = answer(member.setHeadIcon, async ({ headIcon }, call) => {
  await call.platform.db
    .replaceInto('head_icons')
    .values({ account_id: accountOf(call).id, icon: headIcon })
    .execute()
  return { success: true }
})

/**
 * Everything stored about a player except credentials: no password, no token and no usable session.
 */
export const getOwnData = answer(member.getOwnData, async (_, call) => {
  const account = accountOf(call)
  return {
    writtenAt: instant(call.platform.now()),
    account: profileOf(account),
    logins: await loginsOf(call, account.id),
    favourites: await touched(call, 'favourites', account.id),
    recentGames: await touched(call, 'recents', account.id),
    messages: await messagesOf(call, account.id),
    money: await moneyOf(call, account.id),
  }
})

const instant = (at: number) => new Date(at).toISOString()

const profileOf = (account: Account) => ({
  id: account.id,
  userName: account.username,
  nickname: account.nickname,
  mobile: account.mobile_num && `+${account.dialing_code} ${account.mobile_num}`,
  vipLabel: account.vip_label,
  registeredAt: instant(account.at),
})

async function loginsOf({ platform }: Call, accountId: number) {
  const rows = await platform.db
    .selectFrom('logins')
    .select(['at', 'user_agent', 'success'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  return rows.map(({ at, user_agent, success }) => ({
    at: instant(at),
    browser: user_agent,
    success: success === 1,
  }))
}

async function touched({ platform }: Call, table: 'favourites' | 'recents', accountId: number) {
  const rows = await platform.db
    .selectFrom(table)
    .innerJoin('games', 'games.node_id', `${table}.node_id`)
    .select((by) => [by.ref(`${table}.at`).as('at'), 'games.name_en as game'])
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ at, game }) => ({ at: instant(at), game }))
}

async function messagesOf({ platform }: Call, accountId: number) {
  const rows = await platform.db
    .selectFrom('messages')
    .select(['at', 'title', 'content', 'read'])
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ at, read, ...message }) => ({ at: instant(at), ...message, read: read === 1 }))
}

async function moneyOf({ platform }: Call, accountId: number) {
  const rows = await platform.db
    .selectFrom('entries')
    .innerJoin('moves', 'moves.id', 'entries.move_id')
    .select(['moves.at', 'reason', 'amount'])
    .where('account', '=', playerAccount(accountId))
    .orderBy('entries.id')
    .execute()
  return rows.map(({ at, reason, amount }) => ({
    at: instant(at),
    reason,
    amount: toWireMoney(amount),
  }))
}
