import { getWithdrawalSummary, setPaymentPassword } from '../../../api/money/withdrawal.ts'
import { intentAtom } from '../../../net/intent.ts'
import { queryAtom } from '../../../net/query/query.ts'

export const withdrawalSummaryAtom = queryAtom(getWithdrawalSummary, () => ({}))

export const setPaymentPasswordIntent = intentAtom(setPaymentPassword)
