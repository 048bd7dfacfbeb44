import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import type { DepositOrder } from '../../../../api/money/deposit.ts'
import { useIntent } from '../../../../net/useIntent.ts'
import { CancelOrder } from '../../CancelOrder.tsx'
import { cancelDepositIntent, findSlipIntent } from '../deposit.atoms.ts'
import { useRefusalText } from '../useRefusalText.ts'

export function CancelButton({ order: { id } }: { readonly order: DepositOrder }) {
  const { t } = useLingui()
  const refusalText = useRefusalText()
  const { run, isBusy, failure } = useIntent(cancelDepositIntent)
  const look = useSetAtom(findSlipIntent)
  const cancel = async (idempotencyKey: string) => {
    if (!(await run({ id }, { idempotencyKey }))) await look(id).catch(() => null)
  }
  return (
    <CancelOrder
      label={t`Cancel this deposit`}
      question={{
        title: t`Cancel this deposit?`,
        text: t`Do not cancel it if you have already paid.`,
        confirm: t`Cancel the deposit`,
      }}
      isBusy={isBusy}
      refusal={failure && refusalText(failure)}
      onCancel={(key) => void cancel(key)}
    />
  )
}
