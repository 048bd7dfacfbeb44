import * as member from '../../src/api/member.ts'
import { toWireMoney } from '../../src/api/wire.ts'
import { type Call, accountOf, answer } from '../call.ts'
import { balanceOf, playerAccount } from '../ledger.ts'
import { Refusal } from '../refusal.ts'
import { isOn } from '../settings.ts'

const money = { currencySymbol: '৳', currency: 'BDT' }

export const getMember = answer(member.getMember, async (_, call) => {
  const { id, username, nickname, type, vip_label } = accountOf(call)
  return {
    id,
    account: username,
    nickname,
    userName: username,
    type,
    clubLabel: { labelName: vip_label },
  }
})

export const getMerchantWallet = answer(member.getMerchantWallet, async () => money)

export const getWallet = answer(member.getWallet, async (_, call) => {
  const balance = await balanceOf(call.platform.db, playerAccount(accountOf(call).id))
  return { ...money, sumBalance: toWireMoney(balance) }
})

export const countUnreadInbox = answer(member.countUnreadInbox, async (_, call) => {
  const { id } = realPlayer(call)
  const { count } = await call.platform.db
    .selectFrom('inbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', id)
    .where('read', '=', 0)
    .executeTakeFirstOrThrow()
  return { unReadCount: count }
})

export const countUnreadChat = answer(member.countUnreadChat, async (_, call) => {
  const { unread_chat } = realPlayer(call)
  if (!(await isOn(call.platform.db, 'CBS3'))) throw new Refusal('not_permitted')
  return { unReadCount: unread_chat }
})

/** Trial players have no inbox and no chat (section 6). */
function realPlayer(call: Call) {
  const account = accountOf(call)
  if (member.kindOf(account.type) === 'trial') throw new Refusal('free_reject')
  return account
}
