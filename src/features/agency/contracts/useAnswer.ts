import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { AgentContract } from '../../../api/promotions/agentContracts.ts'
import type { CallOptions } from '../../../net/call.ts'
import { asFailure } from '../../../net/failure.ts'
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
  const wanted = answer === 'accept' ? 'accepted' : 'declined'
  const done = { accepted: t`Contract accepted`, declined: t`Contract declined` }
  const elsewhere = {
    accepted: t`This contract was already accepted elsewhere, so it was not declined.`,
    declined: t`This contract was already declined elsewhere, so it was not accepted.`,
  }
  const read = { id, version, kind }
  return useMoneyAct({
    sentKey,
    keep,
    drop: () => keep(null),
    send: async (_filled: void, options: CallOptions) => {
      try {
        await send({ id, version, answer }, options)
        return wanted
      } catch (thrown) {
        if (asFailure(thrown).code !== 'conflict') throw thrown
        // Answered elsewhere, unless a newer version has replaced it.
        return (await find(read)) ?? Promise.reject(thrown)
      }
    },
    find: () => find(read),
    onDone: (state) => {
      if (state !== 'accepted' && state !== 'declined') return
      if (state === wanted) toast('success', done[state])
      else toast('info', elsewhere[state])
    },
  })
}

export type Answering = ReturnType<typeof useAnswer>
