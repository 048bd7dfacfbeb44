import { useAtomValue } from 'jotai'
import type { DepositOrder } from '../../../../api/money/deposit.ts'
import { Shown } from '../../../../ui/layout/Shown.tsx'
import css from '../../Cashier.module.css'
import { FormSkeleton } from '../../FormSkeleton.tsx'
import { OrderStatus } from './OrderStatus.tsx'
import { Payment } from './Payment.tsx'
import { depositAtom } from '../deposit.atoms.ts'
import { useMoneyHold } from '../../useMoneyHold.ts'
import { useWatch } from './useWatch.ts'

interface Props {
  readonly id: string
  /** Path on this site that the player left to make a deposit. */
  readonly next: string | undefined
}

export function DepositOrderView({ id, next }: Props) {
  const read = useAtomValue(depositAtom(id))
  return (
    <div className={css.page}>
      <Shown heading="h1" read={read} skeleton={<FormSkeleton rows={4} />}>
        {(order) => <Known order={order} next={next} retry={read.retry} />}
      </Shown>
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
