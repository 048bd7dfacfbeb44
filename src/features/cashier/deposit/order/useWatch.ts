import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import type { DepositOrder } from '../../../../api/money/deposit.ts'
import { toast } from '../../../../ui/feedback/toasts.ts'
import { useOrderWatch } from '../../useOrderWatch.ts'
import { refreshMoneyIntent } from '../deposit.atoms.ts'
import { isMoving } from './order.rules.ts'

/** Looks after a deposit, and says quietly when the money has come. */
export function useWatch(order: DepositOrder, ask: () => void, money: (minor: number) => string) {
  const { t } = useLingui()
  const refresh = useSetAtom(refreshMoneyIntent)
  const { status } = order
  const sum = money(order.credit)
  const onMoved = (isWitnessed: boolean) => {
    refresh(status)
    if (isWitnessed && status === 'credited') toast('success', t`${sum} is in your balance`)
  }
  useOrderWatch({ status, isMoving: isMoving(status), ask, onMoved })
}
