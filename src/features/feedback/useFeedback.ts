import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useHeldForm } from '../../net/money/useHeldForm.ts'
import '../../i18n/text/failureText.forms.ts'
import { useFailureText } from '../../i18n/text/failureText.ts'
import type { Failure } from '../../net/failure.ts'
import { useIntent } from '../../net/useIntent.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { useFaultyFocus } from '../../ui/form/useFaultyFocus.ts'
import { isOnAtom, siteAtom } from '../merchant/merchant.atoms.ts'
import { sessionAtom } from '../session/session.atoms.ts'
import { type KeptDraft, readDraft, writeDraft } from './draft.ts'
import { sendFeedbackIntent } from './feedback.atoms.ts'
import {
  type Draft,
  type FeedbackField,
  emptyDraft,
  faultsOf,
  fitting,
  placeOf,
} from './feedback.rules.ts'
import { useFaultText } from './useFaultText.ts'

const patience = 10_000

/** What is being written, what is wrong with it, and the way to send it. */
export function useFeedback(onSent: (receipt: string) => void) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const faultText = useFaultText()
  const [account] = useState(useAtomValue(sessionAtom)?.userName ?? '')
  const [draft, setDraft] = useDraft(account)
  const needsCaptcha = useAtomValue(isOnAtom)('CAPTCHA3')
  const { retry: askSite } = useAtomValue(siteAtom)
  const [captcha, setCode] = useState('')
  const [round, setRound] = useState(0)
  const [tries, setTries] = useState(0)
  const [corrected, setCorrected] = useState<Failure>()
  const { run, isBusy, failure } = useIntent(sendFeedbackIntent)
  const standing = failure === corrected ? undefined : failure
  const faults = faultsOf({ ...draft, captcha }, needsCaptcha)
  const formRef = useFaultyFocus(standing, tries)
  const isWritten = draft.content !== ''
  useHeldForm(isWritten)

  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part, key: crypto.randomUUID() })
  useRefusal(failure, () => {
    change({})
    // The merchant has begun to ask for captchas since the site was read.
    if (failure?.code === 'captcha_required') askSite()
  })
  const redraw = () => {
    setCode('')
    setRound((count) => count + 1)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { type, content, key } = draft
    if (type === -1 || Object.keys(faults).length > 0) return setTries(tries + 1)
    setTries(0)
    const dismiss = toast('loading', t`Sending…`, patience)
    const form = {
      content: content.trim(),
      sender: account,
      type,
      ...(needsCaptcha && { captcha }),
    }
    const sent = await run(form, { idempotencyKey: key })
    dismiss()
    redraw()
    if (!sent) return
    setDraft(null)
    onSent(sent.receipt)
  }
  const errorOf = (field: FeedbackField) => {
    const fault = tries > 0 ? faults[field] : undefined
    if (fault) return faultText(field, fault)
    return standing && placeOf(standing.code) === field ? failureText(standing) : undefined
  }
  return {
    draft,
    captcha,
    needsCaptcha,
    round,
    isBusy,
    formRef,
    errorOf,
    submit,
    failureText: standing && placeOf(standing.code) === 'form' ? failureText(standing) : undefined,
    chooseType: (type: Draft['type']) => change({ type }),
    write: (text: string) => change({ content: fitting(text) }),
    setCaptcha: (code: string) => {
      setCode(code)
      if (standing && placeOf(standing.code) === 'captcha' && code !== '') setCorrected(standing)
    },
  }
}

/** What was refused is another act when it is sent again; what nobody answered may have been done. */
function useRefusal(failure: Failure | undefined, onRefused: () => void) {
  const tell = useEffectEvent(onRefused)
  useEffect(() => {
    if (failure?.kind === 'refused') tell()
  }, [failure])
}

/** Lies on the device as it is typed; setting null begins another. */
function useDraft(account: string) {
  const [draft, setDraft] = useState(() => readDraft(account))
  const set = (next: KeptDraft | null) => {
    writeDraft(account, next)
    setDraft(next ?? { ...emptyDraft, key: crypto.randomUUID() })
  }
  return [draft, set] as const
}
