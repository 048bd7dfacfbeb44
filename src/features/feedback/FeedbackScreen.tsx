import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useSticky } from '../../ui/useSticky.ts'
import { ContentField } from './ContentField.tsx'
import css from './FeedbackScreen.module.css'
import { OwnFeedback } from './OwnFeedback.tsx'
import { TypeField } from './TypeField.tsx'
import { useFeedback } from './useFeedback.ts'

interface Props {
  readonly CaptchaField: ComponentType<{
    readonly value: string
    readonly error: string | undefined
    readonly round: number
    readonly onChange: (code: string) => void
  }>
}

/** Writes to the operator, and shows what was answered. */
export function FeedbackScreen(slots: Props) {
  const [receipt, setReceipt] = useState<string | null>(null)
  return (
    <div className={css.page}>
      <h1 className={css.heading}>
        <Trans>Tell us about it</Trans>
      </h1>
      <FeedbackForm {...slots} onSent={setReceipt} />
      <Sent receipt={receipt} onClose={() => setReceipt(null)} />
      <OwnFeedback />
    </div>
  )
}

function FeedbackForm({ CaptchaField, onSent }: Props & { onSent: (receipt: string) => void }) {
  const { draft, formRef, errorOf, ...form } = useFeedback(onSent)
  return (
    <form
      ref={formRef}
      className={css.form}
      noValidate
      aria-busy={form.isBusy}
      onSubmit={(event) => void form.submit(event)}
    >
      <TypeField value={draft.type} error={errorOf('type')} onChoose={form.chooseType} />
      <ContentField value={draft.content} error={errorOf('content')} onWrite={form.write} />
      {form.needsCaptcha && (
        <CaptchaField
          value={form.captcha}
          error={errorOf('captcha')}
          round={form.round}
          onChange={form.setCaptcha}
        />
      )}
      <Alert>{form.failureText}</Alert>
      <Button type="submit" block busy={form.isBusy} disabled={draft.content.trim() === ''}>
        <Trans>Send</Trans>
      </Button>
    </form>
  )
}

interface SentProps {
  readonly receipt: string | null
  readonly onClose: () => void
}

function Sent({ receipt, onClose }: SentProps) {
  const { t } = useLingui()
  const [last, setLast] = useState(receipt)
  const isNeeded = useSticky(receipt !== null)
  if (receipt !== null && receipt !== last) setLast(receipt)
  if (!isNeeded) return null
  return (
    <Dialog
      open={receipt !== null}
      title={t`Sent successfully`}
      confirmLabel={t`OK`}
      onConfirm={onClose}
    >
      <Trans>
        Your receipt number is <strong>{last}</strong>. The answer will wait for you on this page.
      </Trans>
    </Dialog>
  )
}
