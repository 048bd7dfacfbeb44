import { Trans, useLingui } from '@lingui/react/macro'
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { DepositOrder } from '#api/money/deposit.ts'
import { PlatformText } from '#i18n/foreign/PlatformText.tsx'
import { useFormat } from '#i18n/format.ts'
import { ownPath } from '#net/urlGate.ts'
import { Button } from '#ui/button/Button.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { Facts } from '#ui/layout/Facts.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import { BalanceText } from '#features/wallet/balance/BalanceText.tsx'
import { balanceAtom } from '#features/wallet/wallet.atoms.ts'
import css from '#features/cashier/Cashier.module.css'
import { FormSkeleton } from '#features/cashier/CashierPage.tsx'
import { OrderSection, useOrderWatch } from '#features/cashier/OrderSection.tsx'
import { useMoneyHold } from '#features/cashier/leaving/useMoneyHold.ts'
import { depositAtom, refreshDepositIntent } from '#features/cashier/deposit/deposit.atoms.ts'
import {
  depositReasonTexts,
  depositStatusNames,
  depositStepNames,
} from '#features/cashier/order.text.ts'
import { Payment } from './Payment.tsx'
import { isDepositPending, depositProgressOf } from '#features/cashier/order.rules.ts'

interface Props {
  readonly id: string
  /** Path on this site that the player left to make a deposit. */
  readonly next: string | undefined
}

export function DepositOrderView({ id, next }: Props) {
  const read = useAtomValue(depositAtom(id))
  return (
    <Loaded heading="h1" read={read} skeleton={<FormSkeleton rows={4} />}>
      {(order) => <Known order={order} next={next} retry={read.retry} />}
    </Loaded>
  )
}

interface KnownProps extends Pick<Props, 'next'> {
  readonly order: DepositOrder
}

function Known({ order, next, retry }: KnownProps & { readonly retry: () => void }) {
  const { instruction } = order
  const refresh = useSetAtom(refreshDepositIntent)
  useOrderWatch({ status: order.status, onMoved: () => refresh(order) })
  useMoneyHold('deposit', { isHeld: instruction !== null, isUnderWay: false })
  if (!instruction) return <OrderStatus order={order} next={next} />
  return <Payment order={{ ...order, instruction }} next={next} onTimeUp={retry} />
}

function OrderStatus({ order, next }: KnownProps) {
  const { status } = order
  const isOver = status === 'rejected' || status === 'expired'
  const meaning = useMeaning(order)
  const amount = useAtomValue(moneyAtom)(order.amount)
  return (
    <OrderSection
      title={<Trans>Deposit of {amount}</Trans>}
      status={status}
      statusNames={depositStatusNames}
      meaning={
        isWorth(order) ? (
          <>
            {meaning}
            <BalanceNow />
          </>
        ) : (
          meaning
        )
      }
      progress={depositProgressOf(status)}
      stepNames={depositStepNames}
      facts={<OrderFacts order={order} />}
      needsHelp={isOver}
    >
      {status === 'credited' && <Onwards next={next} />}
      <LinkButton to="/m/voucherCenter" search={{ next }} kind={isOver ? 'primary' : 'ghost'} block>
        {isOver ? <Trans>New deposit</Trans> : <Trans>All deposits</Trans>}
      </LinkButton>
    </OrderSection>
  )
}

const isWorth = ({ status }: DepositOrder) => status === 'credited' || isDepositPending(status)

/** Rendered before the deposit is credited, so that it rolls to the new sum. */
function BalanceNow() {
  const balance = useAtomValue(balanceAtom)
  if (balance.kind === 'guest' || balance.kind === 'failed') return null
  return (
    <span className={css.balance}>
      <Trans>Your balance</Trans> <BalanceText balance={balance} />
    </span>
  )
}

function useMeaning({ status, reason, note }: DepositOrder): ReactNode {
  const { t } = useLingui()
  switch (status) {
    case 'reviewing':
      return <Trans>You can leave this page.</Trans>
    case 'rejected':
      return `${t(depositReasonTexts[reason ?? 'other'])} ${note}`
    case 'expired':
      return (
        <Trans>
          The time to pay has run out. If you have paid, customer service can find your payment.
        </Trans>
      )
    default:
      return null
  }
}

function OrderFacts({ order }: { readonly order: DepositOrder }) {
  const format = useFormat()
  const money = useAtomValue(moneyAtom)
  const { fee, bonus, slip } = order
  const made = format.moment(order.createdAt)
  return (
    <Facts
      facts={[
        {
          key: 'order',
          name: <Trans comment="Noun: a deposit or withdrawal; its number follows.">Order</Trans>,
          value: order.id,
        },
        { key: 'method', name: <Trans>Payment method</Trans>, value: order.methodName },
        {
          key: 'made',
          name: <Trans comment="A time follows: when the order was placed.">Created</Trans>,
          value: made,
        },
        slip && {
          key: 'transaction',
          name: <Trans>Transaction ID</Trans>,
          value: slip.transactionId,
        },
        { key: 'amount', name: <Trans>Amount</Trans>, value: money(order.amount) },
        isWorth(order) && fee > 0 && { key: 'fee', name: <Trans>Fee</Trans>, value: money(fee) },
        isWorth(order) &&
          bonus > 0 && {
            key: 'bonus',
            name: order.promotionTitle ? (
              <PlatformText>{order.promotionTitle}</PlatformText>
            ) : (
              <Trans>Promotion</Trans>
            ),
            value: money(bonus),
          },
        isWorth(order) && {
          key: 'credit',
          name: (
            <Trans comment="Label, last line of a sum; what is added to the balance follows, after fee and bonus.">
              To your balance
            </Trans>
          ),
          value: money(order.credit),
          isSum: true,
        },
      ]}
    />
  )
}

/** Leads back to where the player came from: by the address of a game, otherwise by the history. */
function Onwards({ next }: Pick<Props, 'next'>) {
  const navigate = useNavigate()
  const { history } = useRouter()
  const hasHistory = useCanGoBack()
  const href = ownPath(next, '')
  if (!href && !hasHistory)
    return (
      <LinkButton to="/m/home" block>
        <Trans>Go to home</Trans>
      </LinkButton>
    )
  return (
    <Button block onClick={() => (href ? void navigate({ href }) : history.back())}>
      {href ? <Trans>Back to the game</Trans> : <Trans>Back to where you were</Trans>}
    </Button>
  )
}
