import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Form } from '../../../../ui/form/Form.tsx'
import { moneyAtom } from '../../../merchant/merchant.atoms.ts'
import { CancelOrder } from '../../CancelOrder.tsx'
import css from '../../Cashier.module.css'
import { Heading } from '../../Heading.tsx'
import { cancelDepositIntent, isStepwiseAtom } from '../deposit.atoms.ts'
import { PayInstruction, type WaitingOrder } from './PayInstruction.tsx'
import { SlipFields } from './SlipFields.tsx'
import { SlipSubmit } from './SlipSubmit.tsx'
import { useSlip } from './useSlip.ts'

interface Props {
  readonly order: WaitingOrder
  readonly next: string | undefined
  readonly onTimeUp: () => void
}

/** The last step: paying and reporting the payment. */
export function Payment({ order, next, onTimeUp }: Props) {
  const slip = useSlip(order, next)
  const isStepwise = useAtomValue(isStepwiseAtom)
  const amount = useAtomValue(moneyAtom)(order.amount)
  return (
    <>
      <Form form={slip.form} className={css.form}>
        <Heading step={isStepwise ? 3 : null}>
          <Trans>Pay {amount}</Trans>
        </Heading>
        <PayInstruction order={order} />
        <SlipFields {...slip} />
        <SlipSubmit form={slip.form} until={order.instruction.expiresAt} onTimeUp={onTimeUp} />
      </Form>
      <CancelOrder kind="deposit" id={order.id} intent={cancelDepositIntent} />
    </>
  )
}
