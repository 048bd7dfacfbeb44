import { useLingui } from '@lingui/react/macro'
import { atom, useAtomValue } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import '#i18n/text/failureText.forms.ts'
import {
  longest as longestContent,
  sendFeedback,
  shortest as shortestContent,
} from '#api/content/feedback.ts'
import { useCaptchaMessages } from '#i18n/text/codeText.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { useFormat } from '#i18n/format.ts'
import { captchaPlaces } from '#api/account/verification.ts'
import { asFailure } from '#net/failure.ts'
import { useForm } from '#net/form/useForm.ts'
import { intentAtom } from '#net/intent.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { isOnAtom, siteAtom } from '#features/merchant/merchant.atoms.ts'
import { sessionAtom } from '#features/session/session.atoms.ts'
import { emptyFeedback, feedbackForm, typesInOrder } from './feedback.rules.ts'
import { phoneStorage } from '#device/storage/storage.ts'
import { draftAtom } from '#net/form/draftAtom.ts'
import { draftKey } from './forgetDrafts.ts'

const patience = 10_000

const sendIntent = intentAtom(sendFeedback)

const sendFeedbackIntent: typeof sendIntent = atom(null, (get, set, ...filled) =>
  set(sendIntent, ...filled).catch((thrown: unknown) => {
    const failure = asFailure(thrown)
    // The merchant has switched captchas on since the site was read.
    if (failure.code === 'captcha_required') get(siteAtom).retry()
    throw failure
  }),
)

export function useFeedback(onSent: (receipt: string) => void) {
  const { t } = useLingui()
  const { count } = useFormat()
  const [shortest, longest] = [count(shortestContent), count(longestContent)]
  const [account] = useState(useAtomValue(sessionAtom)?.userName ?? '')
  const needsCaptcha = useAtomValue(isOnAtom)('CAPTCHA3')
  const form = useForm({
    initial: emptyFeedback,
    schema: feedbackForm(account, needsCaptcha),
    intent: sendFeedbackIntent,
    messages: {
      type: t`Choose a topic`,
      content: {
        malformed: t`Write at least ${shortest} characters`,
        tooLong: t`Write at most ${longest} characters`,
      },
      captcha: useCaptchaMessages(),
    },
    places: captchaPlaces,
    oneTime: ['captcha'],
    draft: feedbackDraftAtom,
    failureText: useFailureText(),
    around: (filled, submit) => submit(filled).finally(toast('loading', t`Sending…`, patience)),
    onDone: ({ receipt }) => {
      form.reset()
      onSent(receipt)
    },
  })
  return { form, needsCaptcha }
}

/** Survives a reload and an expired session. */
const feedbackDraftAtom = draftAtom(
  sessionAtom,
  draftKey,
  v.object({
    type: v.exactOptional(v.union([v.literal(-1), v.picklist(typesInOrder)])),
    content: v.exactOptional(v.string()),
    /** Idempotency key of a request whose outcome is unknown. */
    key: v.exactOptional(v.string()),
  }),
  phoneStorage,
)
