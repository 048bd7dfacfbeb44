import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { DepositOrder } from '../../api/deposit.ts'
import { useIntent } from '../../net/useIntent.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { confirm } from '../../ui/confirmation.ts'
import { cancelDepositIntent, findSlipIntent } from './deposit.atoms.ts'
import { useRefusalText } from './useRefusalText.ts'

/** Gives an order up before it is paid. */
export function CancelButton({ order: { id } }: { readonly order: DepositOrder }) {
  const { t } = useLingui()
  const refusalText = useRefusalText()
  const { run, isBusy, failure } = useIntent(cancelDepositIntent)
  const look = useSetAtom(findSlipIntent)
  const key = useRef(crypto.randomUUID())
  const cancel = async () => {
    const isSure = await confirm({
      title: t`Cancel this deposit?`,
      text: t`Do not cancel it if you have already paid.`,
      confirm: t`Cancel the deposit`,
      cancel: t`Keep it`,
      kind: 'danger',
    })
    if (!isSure) return
    const cancelled = await run({ id }, { idempotencyKey: key.current })
    if (!cancelled) await look(id).catch(() => null)
  }
  return (
    <>
      <Alert>{failure && refusalText(failure)}</Alert>
      <Button kind="quiet" block busy={isBusy} onClick={() => void cancel()}>
        <Trans>Cancel this deposit</Trans>
      </Button>
    </>
  )
}
