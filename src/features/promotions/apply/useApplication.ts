import '../../../i18n/text/failureText.money.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PromotionDetail } from '../../../api/promotions/promotions.ts'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import { useForm } from '../../../net/form/useForm.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { applyDraftAtom, applyIntent } from './apply.atoms.ts'
import { applyForm, noApplication } from './draft.rules.ts'

/** The application being filled in; its draft is stored until the platform has received it. */
export function useApplication({ id, form: needs }: PromotionDetail, account: string) {
  const { t } = useLingui()
  const [draft] = useState(() => applyDraftAtom(account, id))
  const form = useForm({
    initial: noApplication,
    draft,
    schema: applyForm(id, needs),
    intent: applyIntent,
    messages: { remark: t`Please write a few words`, pictures: t`Please add a picture` },
    failureText: useFailureText(),
    onDone: ({ status }) => {
      form.reset()
      if (status === 'applying') toast('success', t`Application received`)
      else toast('success', t`You have joined`)
    },
  })
  return form
}
