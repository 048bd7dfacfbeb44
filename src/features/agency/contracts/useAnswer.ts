import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { AgentContract } from '../../../api/promotions/agentContracts.ts'
import { useMoneyAct } from '../../../net/money/useMoneyAct.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { answerContractIntent, findAnswerIntent } from './contracts.atoms.ts'

export type Reply = 'accept' | 'decline'

/** Sent once. If the response is lost, looks up the outcome instead of sending again. */
export function useAnswer({ id, version, kind }: AgentContract, answer: Reply) {
  const { t } = useLingui()
  const send = useSetAtom(answerContractIntent)
  const find = useSetAtom(findAnswerIntent)
  const [sentKey, keep] = useState<string | null>(null)
  const done = { accepted: t`Contract accepted`, declined: t`Contract declined` }
  return useMoneyAct({
    sentKey,
    keep,
    drop: () => keep(null),
    send: async (idempotencyKey) => {
      await send({ id, version, answer }, { idempotencyKey })
      return answer === 'accept' ? 'accepted' : 'declined'
    },
    find: () => find({ id, version, kind }),
    onDone: (state) => {
      if (state === 'accepted' || state === 'declined') toast('success', done[state])
    },
  })
}

export type Answering = ReturnType<typeof useAnswer>
