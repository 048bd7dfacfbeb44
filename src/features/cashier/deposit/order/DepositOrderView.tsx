import { useAtomValue } from 'jotai'
import type { DepositOrder } from '../../../../api/money/deposit.ts'
import { Shown } from '../../../../ui/layout/Shown.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import css from '../../Cashier.module.css'
import own from '../Deposit.module.css'
import { OrderStatus } from './OrderStatus.tsx'
import { PayInstruction } from './PayInstruction.tsx'
import { SlipForm } from './SlipForm.tsx'
import { depositAtom, isStepwiseAtom } from '../deposit.atoms.ts'
import type { DepositSearch } from '../deposit.search.ts'
import { useMoneyHold } from '../../useMoneyHold.ts'
import { useWatch } from './useWatch.ts'

interface Props extends Pick<DepositSearch, 'step'> {
  readonly id: string
}

export function DepositOrderView({ id, step }: Props) {
  const read = useAtomValue(depositAtom(id))
  return (
    <div className={css.page}>
      <Shown read={read} skeleton={<Skeleton className={own.ghost} />}>
        {(order) => <Known order={order} step={step} retry={read.retry} />}
      </Shown>
    </div>
  )
}

interface KnownProps extends Pick<DepositSearch, 'step'> {
  readonly order: DepositOrder
  readonly retry: () => void
}

function Known({ order, step, retry }: KnownProps) {
  const isStepwise = useAtomValue(isStepwiseAtom)
  useWatch(order)
  const { instruction } = order
  useMoneyHold('deposit', { isHeld: instruction !== null, isUnderWay: false })
  if (!instruction) return <OrderStatus order={order} />
  const waiting = { order, instruction, onTimeUp: retry }
  if (isStepwise && step === 'slip') return <SlipForm {...waiting} isStepwise />
  return (
    <>
      <PayInstruction {...waiting} isStepwise={isStepwise} />
      {!isStepwise && <SlipForm {...waiting} isStepwise={false} />}
    </>
  )
}
