import '../../../i18n/text/failureText.money.ts'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { PromotionDetail } from '../../../api/promotions/promotions.ts'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import { useIntent } from '../../../net/useIntent.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { useFaultyFocus } from '../../../ui/form/useFaultyFocus.ts'
import { standingsAtom } from '../activities/activity.atoms.ts'
import { applyIntent } from './apply.atoms.ts'
import { lacksOf } from './draft.rules.ts'
import { useDraft } from './useDraft.ts'

export function useApplication({ id, form }: PromotionDetail, account: string) {
  const { t } = useLingui()
  const textOf = useFailureText()
  const { retry } = useAtomValue(standingsAtom)
  const { draft, change, clear } = useDraft(account, id)
  const [tries, setTries] = useState(0)
  const { run, isBusy, failure } = useIntent(applyIntent)
  const lacks = lacksOf(form, draft)
  const formRef = useFaultyFocus(failure, tries)
  const submit = async () => {
    if (lacks.length > 0) return setTries(tries + 1)
    const taken = await run(id, draft)
    if (!taken) return retry()
    clear()
    if (taken.status === 'applying') toast('success', t`We have your application`)
    else toast('success', t`You are in`)
  }
  return {
    draft,
    change,
    lacks: tries > 0 ? lacks : [],
    isBusy,
    formRef,
    failureText: failure && textOf(failure),
    submit: () => void submit(),
  }
}
