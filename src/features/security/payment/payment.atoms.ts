import { getWithdrawalSummary, setPaymentPassword } from '../../../api/money/withdrawal.ts'
import { intentAtom } from '../../../net/intent.ts'
import { queryAtom } from '../../../net/query.ts'

/** Tells, among what withdrawals need, whether there is a payment password. */
export const withdrawalSummaryAtom = queryAtom(getWithdrawalSummary, () => ({}))

export const setPaymentPasswordIntent = intentAtom(setPaymentPassword)
