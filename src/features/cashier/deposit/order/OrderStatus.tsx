import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { DepositOrder } from '../../../../api/money/deposit.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { ownPath } from '../../../../net/urlGate.ts'
import { Link } from '../../../../ui/Link.tsx'
import { Facts } from '../../../../ui/layout/Facts.tsx'
import { Track } from '../../../../ui/layout/Track.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { buttonClass } from '../../../../ui/button/buttonClass.ts'
import css from '../../Cashier.module.css'
import { moneyAtom } from '../../../merchant/merchant.atoms.ts'
import { reasonTexts, statusNames, stopNames } from '../deposit.text.ts'
import { isMoving, wayOf } from './order.rules.ts'
import { useStepFocus } from '../../useStepFocus.ts'

interface Props {
  readonly order: DepositOrder
  /** Path on this site that the player left to make a deposit. */
  readonly next: string | undefined
}

export function OrderStatus({ order, next }: Props) {
  const { t } = useLingui()
  const heading = useStepFocus('status')
  const amount = useAtomValue(moneyAtom)(order.amount)
  return (
    <section className={css.form}>
      <h1 ref={heading} className={css.heading} tabIndex={-1}>
        <Trans>Deposit of {amount}</Trans>
      </h1>
      <div className={css.card} data-status={order.status}>
        <p className={css.status} aria-live="polite">
          {t(statusNames[order.status])}
        </p>
        <Meaning order={order} />
        <Track
          label={t`Progress`}
          stops={wayOf(order.status).map(([stop, state]) => ({
            key: stop,
            name: t(stopNames[stop]),
            state,
          }))}
        />
      </div>
      <OrderFacts order={order} />
      <NextSteps order={order} next={next} />
    </section>
  )
}

function Meaning({ order }: { readonly order: DepositOrder }) {
  const { t } = useLingui()
  const { status: name, reason, note } = order
  if (name === 'reviewing')
    return (
      <p className={css.text}>
        <Trans>We are checking your payment. You can leave this page.</Trans>
      </p>
    )
  if (name === 'rejected')
    return (
      <p className={css.text}>
        {t(reasonTexts[reason ?? 'other'])} {note}
      </p>
    )
  if (name === 'expired')
    return (
      <p className={css.text}>
        <Trans>
          The time to pay has run out. If you have paid, customer service will find your payment.
        </Trans>
      </p>
    )
  return null
}

function OrderFacts({ order }: { readonly order: DepositOrder }) {
  const format = useFormat()
  const money = useAtomValue(moneyAtom)
  const { fee, bonus, slip } = order
  const isWorth = order.status === 'credited' || isMoving(order.status)
  const made = format.moment(order.createdAt)
  return (
    <Facts
      facts={[
        { key: 'order', name: <Trans>Order</Trans>, value: order.id },
        { key: 'method', name: <Trans>Payment method</Trans>, value: order.methodName },
        { key: 'made', name: <Trans>Created</Trans>, value: made },
        slip && {
          key: 'transaction',
          name: <Trans>Transaction ID</Trans>,
          value: slip.transactionId,
        },
        { key: 'amount', name: <Trans>Amount</Trans>, value: money(order.amount) },
        isWorth && fee > 0 && { key: 'fee', name: <Trans>Fee</Trans>, value: money(fee) },
        isWorth &&
          bonus > 0 && {
            key: 'bonus',
            name: order.promotionTitle ?? <Trans>Promotion</Trans>,
            value: money(bonus),
          },
        isWorth && {
          key: 'credit',
          name: <Trans>To your balance</Trans>,
          value: money(order.credit),
          isSum: true,
        },
      ]}
    />
  )
}

function NextSteps({ order: { status: name }, next }: Props) {
  const isOver = name === 'rejected' || name === 'expired'
  return (
    <div className={css.actions}>
      {name === 'credited' && <Onwards next={next} />}
      <Link
        to="/m/voucherCenter"
        search={{ next }}
        className={buttonClass(isOver ? 'primary' : 'ghost', 'medium', true)}
      >
        {isOver ? <Trans>New deposit</Trans> : <Trans>All deposits</Trans>}
      </Link>
      {isOver && (
        <Link to="/m/service" className={buttonClass('ghost', 'medium', true)}>
          <Trans>Customer service</Trans>
        </Link>
      )}
    </div>
  )
}

/** Leads back into the game that the player left to deposit, otherwise home. */
function Onwards({ next }: Pick<Props, 'next'>) {
  const navigate = useNavigate()
  const href = ownPath(next, '')
  if (href)
    return (
      <Button block onClick={() => void navigate({ href })}>
        <Trans>Back to the game</Trans>
      </Button>
    )
  return (
    <Link to="/m/home" className={buttonClass('primary', 'medium', true)}>
      <Trans>Go to home</Trans>
    </Link>
  )
}
