import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { WithdrawalOrder } from '#api/money/withdrawal.ts'
import { useFormat } from '#i18n/format.ts'
import { Facts } from '#ui/layout/Facts.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { CancelOrder } from '#features/cashier/CancelOrder.tsx'
import { FormSkeleton } from '#features/cashier/CashierPage.tsx'
import { OrderSection, useOrderWatch } from '#features/cashier/OrderSection.tsx'
import { withdrawalProgressOf } from '#features/cashier/order.rules.ts'
import { useEta } from '#features/cashier/Cost.tsx'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import {
  cancelWithdrawalIntent,
  refreshWithdrawalIntent,
  summaryAtom,
  withdrawalAtom,
} from './withdrawal.atoms.ts'
import {
  withdrawalReasonTexts,
  withdrawalStatusNames,
  withdrawalStepNames,
} from '#features/cashier/order.text.ts'

export function WithdrawalOrderView({ id }: { readonly id: string }) {
  const read = useAtomValue(withdrawalAtom(id))
  return (
    <Loaded heading="h1" read={read} skeleton={<FormSkeleton rows={3} />}>
      {(order) => <Known order={order} />}
    </Loaded>
  )
}

function Known({ order }: { readonly order: WithdrawalOrder }) {
  const amount = useAtomValue(moneyAtom)(order.amount)
  const { status } = order
  const refresh = useSetAtom(refreshWithdrawalIntent)
  useOrderWatch({ status, onMoved: () => refresh(order) })
  return (
    <OrderSection
      title={<Trans>Withdrawal of {amount}</Trans>}
      status={status}
      statusNames={withdrawalStatusNames}
      meaning={useMeaning(order)}
      progress={withdrawalProgressOf(status)}
      stepNames={withdrawalStepNames}
      facts={<OrderFacts order={order} />}
      needsHelp={status === 'rejected'}
    >
      <LinkButton
        to="/m/withdraw"
        search={{}}
        kind={status === 'rejected' ? 'primary' : 'ghost'}
        block
      >
        <Trans>All withdrawals</Trans>
      </LinkButton>
      {status === 'applying' && (
        <CancelOrder kind="withdrawal" id={order.id} intent={cancelWithdrawalIntent} />
      )}
    </OrderSection>
  )
}

function useMeaning({ status, amount, reason, note }: WithdrawalOrder): ReactNode {
  const { t } = useLingui()
  const eta = useEta()
  const minutes = useAtomValue(summaryAtom).value?.minutes
  const sum = useAtomValue(moneyAtom)(amount)
  const time = minutes === undefined ? null : eta(minutes)
  const returned = <Trans>{sum} has been returned to your balance.</Trans>
  switch (status) {
    case 'applying':
    case 'processing':
      return (
        <>
          {time && (
            <Trans comment="The placeholder is a length of time, such as “about 15 min”.">
              It usually takes {time}.
            </Trans>
          )}{' '}
          <Trans>You can leave this page.</Trans>
        </>
      )
    case 'rejected':
      return (
        <>
          {t(withdrawalReasonTexts[reason ?? 'other'])} {note} {returned}
        </>
      )
    case 'cancelled':
      return returned
    default:
      return null
  }
}

function OrderFacts({ order }: { readonly order: WithdrawalOrder }) {
  const format = useFormat()
  const money = useAtomValue(moneyAtom)
  const made = format.moment(order.createdAt)
  const account = `${order.bankName} ${order.number}`
  return (
    <Facts
      facts={[
        { key: 'order', name: <Trans>Order</Trans>, value: order.id },
        { key: 'account', name: <Trans>Account</Trans>, value: account },
        { key: 'payee', name: <Trans>Payee name</Trans>, value: order.payeeName },
        { key: 'made', name: <Trans>Created</Trans>, value: made },
        { key: 'amount', name: <Trans>From your balance</Trans>, value: money(order.amount) },
        { key: 'fee', name: <Trans>Fee</Trans>, value: money(order.fee) },
        {
          key: 'payout',
          name: <Trans>You receive</Trans>,
          value: money(order.payout),
          isSum: true,
        },
      ]}
    />
  )
}
