import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { confirm } from '../../ui/overlay/confirmation.ts'

interface Props {
  readonly label: string
  readonly question: { readonly title: string; readonly text: string; readonly confirm: string }
  readonly isBusy: boolean
  readonly refusal: string | undefined
  readonly onCancel: (idempotencyKey: string) => void
}

export function CancelOrder({ label, question, isBusy, refusal, onCancel }: Props) {
  const { t } = useLingui()
  const key = useRef(crypto.randomUUID())
  const cancel = async () => {
    if (await confirm({ ...question, cancel: t`Keep it`, kind: 'danger' })) onCancel(key.current)
  }
  return (
    <>
      <Alert>{refusal}</Alert>
      <Button kind="quiet" block busy={isBusy} onClick={() => void cancel()}>
        {label}
      </Button>
    </>
  )
}
