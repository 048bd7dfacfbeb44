import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { AgentContract } from '../../../api/agentContracts.ts'
import { useFailureText } from '../../../i18n/failureText.ts'
import { useIntent } from '../../../net/useIntent.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { confirm } from '../../../ui/confirmation.ts'
import { toast } from '../../../ui/toasts.ts'
import css from './ContractScreen.module.css'
import { answerContractIntent } from './contracts.atoms.ts'

/** The agent's word, asked for twice: it cannot be taken back here. */
export function Answer({ contract: { id, version } }: { readonly contract: AgentContract }) {
  const { t } = useLingui()
  const textOf = useFailureText()
  const { run, isBusy, failure } = useIntent(answerContractIntent)
  const keys = useRef({ accept: crypto.randomUUID(), decline: crypto.randomUUID() })
  const questions = {
    accept: { title: t`Accept this contract?`, confirm: t`Accept`, kind: 'primary' },
    decline: { title: t`Decline this contract?`, confirm: t`Decline`, kind: 'danger' },
  } as const
  const done = { accept: t`Contract accepted`, decline: t`Contract declined` }
  const ask = async (answer: 'accept' | 'decline') => {
    const isAgreed = await confirm({
      ...questions[answer],
      text: t`Your answer is final. Customer service can offer you another contract.`,
      cancel: t`Cancel`,
    })
    if (!isAgreed) return
    const result = await run({ id, version, answer }, { idempotencyKey: keys.current[answer] })
    if (result) toast('success', done[answer])
  }
  return (
    <div className={css.answer}>
      <Alert>{failure && textOf(failure)}</Alert>
      <div className={css.answers}>
        <Button kind="ghost" disabled={isBusy} onClick={() => void ask('decline')}>
          <Trans>Decline</Trans>
        </Button>
        <Button busy={isBusy} onClick={() => void ask('accept')}>
          <Trans>Accept</Trans>
        </Button>
      </div>
    </div>
  )
}
