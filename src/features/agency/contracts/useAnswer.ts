import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { AgentContract } from '../../../api/promotions/agentContracts.ts'
import { asFailure } from '../../../net/failure.ts'
import { isUnanswered } from '../../../net/money/unanswered.ts'
import { useMoneyAct } from '../../../net/money/useMoneyAct.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { answerContractIntent, findAnswerIntent, rereadContractIntent } from './contracts.atoms.ts'

export type Reply = 'accept' | 'decline'

/** Sent once. If the response is lost, looks up the outcome instead of sending again. */
export function useAnswer({ id, version, kind }: AgentContract, answer: Reply) {
  const { t } = useLingui()
  const send = useSetAtom(answerContractIntent)
  const find = useSetAtom(findAnswerIntent)
  const reread = useSetAtom(rereadContractIntent)
  const [sentKey, keep] = useState<string | null>(null)
  const done = { accepted: t`Contract accepted`, declined: t`Contract declined` }
  return useMoneyAct({
    sentKey,
    keep,
    drop: () => keep(null),
    send: async (idempotencyKey) => {
      await send({ id, version, answer }, { idempotencyKey }).catch((thrown: unknown) => {
        // It may have been answered elsewhere, have expired or been replaced.
        if (!isUnanswered(asFailure(thrown))) reread()
        throw thrown
      })
      return answer === 'accept' ? 'accepted' : 'declined'
    },
    find: () => find({ id, version, kind }),
    onDone: (state) => {
      if (state === 'accepted' || state === 'declined') toast('success', done[state])
    },
  })
}

export type Answering = ReturnType<typeof useAnswer>
