import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import type { DepositOrder } from '../../../../api/money/deposit.ts'
import { toast } from '../../../../ui/feedback/toasts.ts'
import { moneyAtom } from '../../../merchant/merchant.atoms.ts'
import { useOrderWatch } from '../../useOrderWatch.ts'
import { refreshMoneyIntent } from '../deposit.atoms.ts'

export function useWatch(order: DepositOrder) {
  const { t } = useLingui()
  const money = useAtomValue(moneyAtom)
  const refresh = useSetAtom(refreshMoneyIntent)
  const { status } = order
  const sum = money(order.credit)
  const onMoved = (isWitnessed: boolean) => {
    refresh(status)
    if (isWitnessed && status === 'credited')
      toast('success', t`${sum} has been added to your balance`)
  }
  useOrderWatch({ status, onMoved })
}
