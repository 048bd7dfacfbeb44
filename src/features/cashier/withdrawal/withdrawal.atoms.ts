import { atom } from 'jotai'
import * as v from 'valibot'
import { addBankAccount, listBankAccounts, listBanks } from '#api/money/bankAccount.ts'
import {
  type WithdrawalOrder,
  cancelWithdrawal,
  createWithdrawal,
  getWithdrawal,
  getWithdrawalSummary,
  listWithdrawals,
} from '#api/money/withdrawal.ts'
import { getWallet } from '#api/account/member.ts'
import { draftAtom } from '#net/form/draftAtom.ts'
import { intentAtom } from '#net/intent.ts'
import { acrossLanguages } from '#net/query/acrossLanguages.ts'
import { ownFamily } from '#net/query/family.ts'
import { polled, onEveryReturn } from '#net/query/polling.ts'
import { putInPages } from '#net/query/putInPages.ts'
import { pagesAtom, queryAtom } from '#net/query/query.ts'
import { invalidate } from '#net/query/queryClient.ts'
import { sessionAtom } from '#features/session/session.atoms.ts'
import {
  cancelIntent,
  findIntent,
  inLanguageAtom,
  orderIntent,
  ordersEvery,
} from '#features/cashier/cashier.atoms.ts'
import { isWithdrawalPending } from '#features/cashier/order.rules.ts'

export const summaryAtom = queryAtom(getWithdrawalSummary, () => ({}), onEveryReturn)
const bankAccountsAtom = acrossLanguages(queryAtom(listBankAccounts, (get) => get(inLanguageAtom)))
/** The form waits for both. */
export const formNeedsAtom = atom((get) => {
  const [summary, bound] = [get(summaryAtom), get(bankAccountsAtom)]
  return {
    ...summary,
    value:
      summary.value === undefined || bound.value === undefined
        ? undefined
        : { summary: summary.value, bound: bound.value },
    failure: summary.failure ?? bound.failure,
    isPending: summary.isPending || bound.isPending,
    retry: () => {
      summary.retry()
      bound.retry()
    },
  }
})

export const banksAtom = acrossLanguages(queryAtom(listBanks, (get) => get(inLanguageAtom)))

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
      (order) => order !== undefined && isWithdrawalPending(order.status) && ordersEvery,
    ),
  ),
)

export const createWithdrawalIntent = orderIntent(createWithdrawal, listWithdrawals)
export const cancelWithdrawalIntent = cancelIntent(cancelWithdrawal, getWithdrawal, listWithdrawals)
export const bindAccountIntent = intentAtom(addBankAccount)

export const findWithdrawalIntent = findIntent(listWithdrawals)

export const refreshSummaryIntent = atom(null, () => void invalidate(getWithdrawalSummary))

/** A changed order may release or return held money. */
export const refreshWithdrawalIntent = atom(null, (_get, _set, order: WithdrawalOrder) => {
  putInPages(listWithdrawals, order)
  for (const stale of [getWithdrawalSummary, getWallet]) void invalidate(stale)
})

/** Survives a reload within this visit; never contains a password or a code. */
export const withdrawalDraftAtom = draftAtom(
  sessionAtom,
  'withdrawalDraft',
  v.object({
    accountId: v.exactOptional(v.nullable(v.string())),
    amount: v.exactOptional(v.string()),
  }),
)
