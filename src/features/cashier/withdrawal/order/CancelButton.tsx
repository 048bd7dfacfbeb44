import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import type { WithdrawalOrder } from '../../../../api/money/withdrawal.ts'
import { useIntent } from '../../../../net/useIntent.ts'
import { CancelOrder } from '../../CancelOrder.tsx'
import { useRefusalText } from '../useRefusalText.ts'
import { cancelWithdrawalIntent, refreshOrderIntent } from '../withdrawal.atoms.ts'

export function CancelButton({ order: { id } }: { readonly order: WithdrawalOrder }) {
  const { t } = useLingui()
  const refusalText = useRefusalText()
  const { run, isBusy, failure } = useIntent(cancelWithdrawalIntent)
  const refresh = useSetAtom(refreshOrderIntent)
  const cancel = async (idempotencyKey: string) => {
    if (!(await run({ id }, { idempotencyKey }))) refresh()
  }
  return (
    <CancelOrder
      label={t`Cancel this withdrawal`}
      question={{
        title: t`Cancel this withdrawal?`,
        text: t`The money goes back to your balance at once.`,
        confirm: t`Cancel the withdrawal`,
      }}
      isBusy={isBusy}
      refusal={failure && refusalText(failure)}
      onCancel={(key) => void cancel(key)}
    />
  )
}
