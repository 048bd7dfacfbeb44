import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import type { BankAccount } from '#api/money/bankAccount.ts'
import type { WithdrawalSummary } from '#api/money/withdrawal.ts'
import { decimals } from '#api/money/currency.ts'
import { useAmountMessages } from '#i18n/text/amountText.ts'
import { useSmsCodeMessages } from '#i18n/text/codeText.ts'
import { useMoneyForm } from '#net/form/useMoneyForm.ts'
import { platformNow } from '#net/reach/clock.ts'
import { useOnceAt } from '#net/reach/useNow.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { amountMarksAtom } from '#features/merchant/amountMarks.ts'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import { useSentKey } from '#features/cashier/useSentKey.ts'
import {
  type WithdrawalInput,
  accountOf,
  emptyWithdrawal,
  maxOf,
  withdrawalPlaces,
  proofsOf,
  withdrawalQuoteOf,
  withdrawalForm,
} from './form.rules.ts'
import { useMoneyHold } from '#features/cashier/leaving/useMoneyHold.ts'
import { useOpenOrder } from '#features/cashier/leaving/useOpenOrder.ts'
import { useRefusalText } from '#features/cashier/refusal/useRefusalText.ts'
import {
  createWithdrawalIntent,
  findWithdrawalIntent,
  refreshSummaryIntent,
  withdrawalDraftAtom,
} from './withdrawal.atoms.ts'

interface Known {
  readonly summary: WithdrawalSummary
  readonly accounts: readonly BankAccount[]
}

export function useWithdrawalForm({ summary, accounts }: Known) {
  const { t } = useLingui()
  const open = useOpenOrder()
  const create = useSetAtom(createWithdrawalIntent)
  const find = useSetAtom(findWithdrawalIntent)
  const marks = useAtomValue(amountMarksAtom)
  const proofs = proofsOf(summary, platformNow())
  const chosen = (values: WithdrawalInput) => ({
    account: accountOf(values, accounts),
    proof: proofs.find((known) => known === values.proof) ?? proofs[0],
  })
  const form = useMoneyForm({
    ...useSentKey('withdrawal'),
    initial: emptyWithdrawal,
    draft: withdrawalDraftAtom,
    schema: (values) => withdrawalForm({ marks, summary, ...chosen(values) }),
    messages: useMessages(summary),
    places: withdrawalPlaces,
    failureText: useRefusalText(),
    send: create,
    find,
    onDone: ({ id }, isMounted) => {
      // Reset only after navigating; otherwise the steps would fall back to the first.
      const gone = isMounted ? open({ to: '/m/withdraw', search: { order: id } }) : undefined
      void Promise.resolve(gone).then(() => form.reset())
    },
    onEarlier: () => toast('info', t`Your earlier request has arrived. Nothing else was sent.`),
    onOffline: () => toast('offline', t`You are offline. What you entered is saved.`),
  })
  // The end of a lock offers the password again.
  useOnceAt(summary.lockedUntil, useSetAtom(refreshSummaryIntent))
  useMoneyHold('withdrawal', { isUnderWay: form.isBusy })
  const quote = withdrawalQuoteOf(form.values.amount, { marks, summary })
  return { form, proofs, quote, ...chosen(form.values) }
}

function useMessages(summary: WithdrawalSummary) {
  const { t } = useLingui()
  const money = useAtomValue(moneyAtom)
  const ofAmounts = useAmountMessages(decimals)
  const [least, most] = [money(summary.min), money(summary.max)]
  const [available, rest] = [money(summary.available), money(maxOf(summary))]
  return {
    accountId: t`Add an account to withdraw to`,
    amount: {
      ...ofAmounts,
      low: t`At least ${least}`,
      high: t`At most ${most}`,
      balance: t({
        message: `Only ${available} is available`,
        comment: 'Error under an amount; the placeholder is a sum of money that can be withdrawn.',
      }),
      today: t`You can still withdraw ${rest} today`,
    },
    password: {
      missing: t`Enter your payment password`,
      malformed: t`The payment password must have six digits`,
    },
    code: useSmsCodeMessages(),
  }
}

export type Withdrawing = ReturnType<typeof useWithdrawalForm>
