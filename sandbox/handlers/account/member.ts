import * as member from '#api/account/member.ts'
import { toWireMoney } from '#api/wire.ts'
import { labelOf, tierStandingOf } from '#sandbox/benefits/tiers.ts'
import { accountOf, answer } from '#sandbox/http/call.ts'
import { balanceOf, playerAccount } from '#sandbox/ledger/ledger.ts'

const money = { currencySymbol: '৳', currency: 'BDT' }

export const getMember = answer(member.getMember, async (_, call) => {
  const account = accountOf(call)
  const { id, username, nickname, type } = account
  const standing = await tierStandingOf(call.platform.db, account)
  return {
    id,
    account: username,
    nickname,
    userName: username,
    type,
    clubLabel: { labelName: labelOf(standing) },
  }
})

export const getMerchantWallet = answer(member.getMerchantWallet, async () => money)

export const getWallet = answer(member.getWallet, async (_, call) => {
  const balance = await balanceOf(call.platform.db, playerAccount(accountOf(call).id))
  return { ...money, sumBalance: toWireMoney(balance) }
})
