import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { newKey } from '#device/newKey.ts'
import type { MoneyKind } from '#net/money/sentKeys.ts'
import { isUnanswered } from '#net/money/unanswered.ts'
import { useIntent } from '#net/useIntent.ts'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Button } from '#ui/button/Button.tsx'
import { confirm } from '#ui/overlay/confirmation.ts'
import type { CancelIntent } from './cashier.atoms.ts'
import { useRefusalText } from './refusal/useRefusalText.ts'

interface Props {
  readonly kind: MoneyKind
  readonly id: string
  readonly intent: CancelIntent
}

export function CancelOrder({ kind, id, intent }: Props) {
  const { t } = useLingui()
  const refusalText = useRefusalText()
  const key = useRef(newKey())
  const { run, isBusy, failure } = useIntent(intent, (refusal) => {
    if (!isUnanswered(refusal)) key.current = newKey()
  })
  const { label, ...question } = {
    deposit: {
      label: t`Cancel this deposit`,
      title: t`Cancel this deposit?`,
      text: t`Do not cancel it if you have already paid.`,
      confirm: t`Cancel this deposit`,
    },
    withdrawal: {
      label: t`Cancel this withdrawal`,
      title: t`Cancel this withdrawal?`,
      text: t`The money goes back to your balance immediately.`,
      confirm: t`Cancel this withdrawal`,
    },
  }[kind]
  const cancel = async () => {
    if (
      await confirm({
        ...question,
        cancel: t({ message: 'Keep it', comment: 'Button: do not cancel the order.' }),
        kind: 'danger',
      })
    )
      await run(id, key.current)
  }
  return (
    <>
      <Alert>{failure && refusalText(failure)}</Alert>
      <Button kind="quiet" block busy={isBusy} onClick={() => void cancel()}>
        {label}
      </Button>
    </>
  )
}
