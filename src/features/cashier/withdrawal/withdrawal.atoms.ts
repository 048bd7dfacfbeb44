import { atom } from 'jotai'
import * as v from 'valibot'
import { addBankAccount, listBankAccounts, listBanks } from '../../../api/money/bankAccount.ts'
import {
  type WithdrawalOrder,
  cancelWithdrawal,
  createWithdrawal,
  getWithdrawal,
  getWithdrawalSummary,
  listWithdrawals,
  setPaymentPassword,
} from '../../../api/money/withdrawal.ts'
import { getWallet } from '../../../api/account/member.ts'
import { draftAtom } from '../../../net/form/draftAtom.ts'
import { call } from '../../../net/call.ts'
import { intentAtom } from '../../../net/intent.ts'
import { ownFamily } from '../../../net/query/ownFamily.ts'
import { polled } from '../../../net/query/polling.ts'
import { pagesAtom, queryAtom } from '../../../net/query/query.ts'
import { invalidate } from '../../../net/query/queryClient.ts'
import { sessionAtom } from '../../session/session.atoms.ts'
import { inLanguageAtom } from '../cashier.atoms.ts'
import { findOrder, ordersPerLook } from '../findOrder.ts'
import { ordersEvery } from '../useOrderWatch.ts'
import { isMoving } from './order/order.rules.ts'

export const summaryAtom = queryAtom(getWithdrawalSummary, () => ({}))
export const bankAccountsAtom = queryAtom(listBankAccounts, (get) => get(inLanguageAtom))
export const banksAtom = queryAtom(listBanks, (get) => get(inLanguageAtom))

export const withdrawalsAtom = pagesAtom(listWithdrawals, (get, pageNo) => ({
  ...get(inLanguageAtom),
  pageNo,
  pageSize: 10,
}))

export const withdrawalAtom = ownFamily((id) =>
  queryAtom(
    getWithdrawal,
    (get) => ({ id, ...get(inLanguageAtom) }),
    polled<WithdrawalOrder>(
      (order) => order !== undefined && isMoving(order.status) && ordersEvery,
    ),
  ),
)

export const createWithdrawalIntent = intentAtom(createWithdrawal)
export const cancelWithdrawalIntent = intentAtom(cancelWithdrawal)
export const bindAccountIntent = intentAtom(addBankAccount)
export const setPaymentPasswordIntent = intentAtom(setPaymentPassword)

/** Finds the order whose answer was lost; null where the platform knows of none. */
export const findWithdrawalIntent = atom(null, async (get, _set, sentKey: string) => {
  const asked = { ...get(inLanguageAtom), pageSize: ordersPerLook }
  const found = await findOrder(
    sentKey,
    async (pageNo) => (await call(listWithdrawals, { ...asked, pageNo })).value,
  )
  void invalidate(listWithdrawals)
  return found
})

/** A changed order may release or return held money. */
export const refreshMoneyIntent = atom(null, () => {
  for (const stale of [listWithdrawals, getWithdrawalSummary, getWallet]) void invalidate(stale)
})

const Text = v.pipe(v.string(), v.maxLength(100))

/** Survives a reload within this visit: never a password or a code. */
export const WithdrawalDraft = v.object({ accountId: v.nullable(Text), amount: Text })

export const withdrawalDraftAtom = draftAtom(sessionAtom, {
  storageKey: 'withdrawalDraft',
  schema: WithdrawalDraft,
  empty: { accountId: null, amount: '' },
})

export const refreshOrderIntent = atom(null, () => void invalidate(getWithdrawal))
