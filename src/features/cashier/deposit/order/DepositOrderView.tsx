import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import type { DepositOrder } from '../../../../api/money/deposit.ts'
import { toast } from '../../../../ui/feedback/toasts.ts'
import { Loaded } from '../../../../ui/layout/Loaded.tsx'
import { moneyAtom } from '../../../merchant/merchant.atoms.ts'
import css from '../../Cashier.module.css'
import { FormSkeleton } from '../../FormSkeleton.tsx'
import { OrderStatus } from './OrderStatus.tsx'
import { Payment } from './Payment.tsx'
import { depositAtom, refreshMoneyIntent } from '../deposit.atoms.ts'
import { useMoneyHold } from '../../leaving/useMoneyHold.ts'
import { useOrderWatch } from '../../useOrderWatch.ts'

interface Props {
  readonly id: string
  /** Path on this site that the player left to make a deposit. */
  readonly next: string | undefined
}

export function DepositOrderView({ id, next }: Props) {
  const read = useAtomValue(depositAtom(id))
  return (
    <div className={css.page}>
      <Loaded heading="h1" read={read} skeleton={<FormSkeleton rows={4} />}>
        {(order) => <Known order={order} next={next} retry={read.retry} />}
      </Loaded>
    </div>
  )
}

interface KnownProps extends Pick<Props, 'next'> {
  readonly order: DepositOrder
  readonly retry: () => void
}

function Known({ order, next, retry }: KnownProps) {
  const { instruction } = order
  useWatch(order)
  useMoneyHold('deposit', { isHeld: instruction !== null, isUnderWay: false })
  if (!instruction) return <OrderStatus order={order} next={next} />
  return <Payment order={{ ...order, instruction }} next={next} onTimeUp={retry} />
}

/** Follows the order, and says so when it is credited meanwhile. */
function useWatch(order: DepositOrder) {
  const { t } = useLingui()
  const money = useAtomValue(moneyAtom)
  const refresh = useSetAtom(refreshMoneyIntent)
  const { status } = order
  const sum = money(order.credit)
  const onMoved = (isWitnessed: boolean) => {
    refresh(order)
    if (isWitnessed && status === 'credited')
      toast('success', t`${sum} has been added to your balance`)
  }
  useOrderWatch({ status, onMoved })
}
