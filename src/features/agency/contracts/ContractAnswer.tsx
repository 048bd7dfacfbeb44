import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { AgentContract } from '#api/promotions/agentContracts.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import type { CallOptions } from '#net/call.ts'
import { Failure, asFailure } from '#net/failure.ts'
import { useMoneyAct } from '#net/money/useMoneyAct.ts'
import { Button } from '#ui/button/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { ActionBar } from '#ui/layout/ActionBar.tsx'
import { confirm } from '#ui/overlay/confirmation.ts'
import css from './ContractScreen.module.css'
import { answerContractIntent, findAnswerIntent } from '#features/agency/agency.atoms.ts'

export function ContractAnswer({ contract }: { readonly contract: AgentContract }) {
  const { t } = useLingui()
  const acts = { accept: useAnswer(contract, 'accept'), decline: useAnswer(contract, 'decline') }
  const questions = {
    accept: { title: t`Accept this contract?`, confirm: t`Accept`, kind: 'primary' },
    decline: { title: t`Decline this contract?`, confirm: t`Decline`, kind: 'danger' },
  } as const
  const textOf = useFailureText()
  const ask = async (reply: Reply) => {
    if (!acts[reply].isOnline) return toast('offline', textOf(new Failure('offline')))
    const isAgreed = await confirm({
      ...questions[reply],
      text: t`Your answer is final. Customer service can offer you another contract.`,
      cancel: t`Cancel`,
    })
    if (!isAgreed) return
    acts[reply === 'accept' ? 'decline' : 'accept'].renew()
    acts[reply].run()
  }
  const { accept, decline } = acts
  const lost = [accept, decline].find(({ state }) => state === 'unknown')
  const isBusy = accept.isBusy || decline.isBusy
  return (
    <ActionBar>
      <AnswerStatus acts={[accept, decline]} />
      {lost ? (
        <Button block onClick={lost.check}>
          <Trans>Check again</Trans>
        </Button>
      ) : (
        <div className={css.answers}>
          <Button
            kind="ghost"
            busy={decline.isBusy}
            disabled={isBusy}
            onClick={() => void ask('decline')}
          >
            <Trans>Decline</Trans>
          </Button>
          <Button busy={accept.isBusy} disabled={isBusy} onClick={() => void ask('accept')}>
            <Trans>Accept</Trans>
          </Button>
        </div>
      )}
    </ActionBar>
  )
}

function AnswerStatus({ acts }: { readonly acts: readonly Answering[] }) {
  const { t } = useLingui()
  const textOf = useFailureText()
  const waits: Partial<Record<Answering['state'], string>> = {
    slow: t`Waiting for an answer. Nothing is sent twice.`,
    checking: t`We did not get an answer. Checking what happened…`,
    waiting: t`It has not arrived yet. We check again in 30 seconds.`,
  }
  const wait = acts.map(({ state }) => waits[state]).find(Boolean)
  const is = (wanted: Answering['state']) => acts.some(({ state }) => state === wanted)
  const failure = acts.find((act) => act.failure)?.failure
  return (
    <>
      <Alert>
        {failure && failure.kind !== 'signedOut' && textOf(failure)}
        {is('absent') && (
          <Trans>
            Your answer has not arrived yet. You can send it again. It counts only once, even if the
            first one arrives later.
          </Trans>
        )}
        {is('unknown') && (
          <Trans>We do not know whether your answer arrived. It is not sent twice.</Trans>
        )}
      </Alert>
      <div aria-live="polite">
        {wait && (
          <p className={css.notice}>
            <Spinner size="small" />
            {wait}
          </p>
        )}
      </div>
    </>
  )
}

type Reply = 'accept' | 'decline'

/** Sent once. If the response is lost, looks up the outcome instead of sending again. */
function useAnswer({ id, version, kind }: AgentContract, answer: Reply) {
  const { t } = useLingui()
  const send = useSetAtom(answerContractIntent)
  const find = useSetAtom(findAnswerIntent)
  const [sentKey, setSentKey] = useState<string | null>(null)
  const wanted = answer === 'accept' ? 'accepted' : 'declined'
  const done = { accepted: t`Contract accepted`, declined: t`Contract declined` }
  const elsewhere = {
    accepted: t`This contract was already accepted elsewhere, so it was not declined.`,
    declined: t`This contract was already declined elsewhere, so it was not accepted.`,
  }
  const read = { id, version, kind }
  return useMoneyAct({
    sentKey,
    storeKey: setSentKey,
    dropKey: () => setSentKey(null),
    send: async (_filled: void, options: CallOptions) => {
      try {
        await send({ id, version, answer }, options)
        return wanted
      } catch (thrown) {
        if (asFailure(thrown).code !== 'conflict') throw thrown
        // It was answered elsewhere, or a newer version has replaced it.
        return (await find(read)) ?? Promise.reject(thrown)
      }
    },
    find: () => find(read),
    onDone: (state) => {
      // The new version has an empty Answer of its own, so only a toast can report it.
      if (state === 'replaced')
        toast('info', t`A newer contract has replaced this one. Your answer does not count.`, 8000)
      if (state !== 'accepted' && state !== 'declined') return
      if (state === wanted) toast('success', done[state])
      else toast('info', elsewhere[state])
    },
  })
}

type Answering = ReturnType<typeof useAnswer>
