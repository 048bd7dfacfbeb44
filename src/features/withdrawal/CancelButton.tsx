import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { WithdrawalOrder } from '../../api/withdrawal.ts'
import { useIntent } from '../../net/useIntent.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { confirm } from '../../ui/confirmation.ts'
import { useRefusalText } from './useRefusalText.ts'
import { cancelWithdrawalIntent, refreshOrderIntent } from './withdrawal.atoms.ts'

/** Takes a request back while nobody has begun to work on it. */
export function CancelButton({ order: { id } }: { readonly order: WithdrawalOrder }) {
  const { t } = useLingui()
  const refusalText = useRefusalText()
  const { run, isBusy, failure } = useIntent(cancelWithdrawalIntent)
  const refresh = useSetAtom(refreshOrderIntent)
  const key = useRef(crypto.randomUUID())
  const cancel = async () => {
    const isSure = await confirm({
      title: t`Cancel this withdrawal?`,
      text: t`The money goes back to your balance at once.`,
      confirm: t`Cancel the withdrawal`,
      cancel: t`Keep it`,
      kind: 'danger',
    })
    if (!isSure) return
    if (!(await run({ id }, { idempotencyKey: key.current }))) refresh()
  }
  return (
    <>
      <Alert>{failure && refusalText(failure)}</Alert>
      <Button kind="quiet" block busy={isBusy} onClick={() => void cancel()}>
        <Trans>Cancel this withdrawal</Trans>
      </Button>
    </>
  )
}
