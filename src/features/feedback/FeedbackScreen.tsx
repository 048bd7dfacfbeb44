import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form, Submit } from '../../ui/form/Form.tsx'
import type { CaptchaSlot } from '../../ui/form/slots.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useSticky } from '../../ui/useSticky.ts'
import { ContentField } from './ContentField.tsx'
import css from './FeedbackScreen.module.css'
import { OwnFeedback } from './OwnFeedback.tsx'
import { fitting } from './feedback.rules.ts'
import { TypeField } from './TypeField.tsx'
import { useFeedback } from './useFeedback.ts'

interface Props {
  readonly CaptchaField: CaptchaSlot
}

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
  const { form, needsCaptcha } = useFeedback(onSent)
  const { type, content } = form.values
  return (
    <Form form={form} className={css.form}>
      <TypeField
        value={type}
        error={form.errorOf('type')}
        onChoose={(chosen) => form.change({ type: chosen })}
      />
      <ContentField
        value={content}
        error={form.errorOf('content')}
        onWrite={(text) => form.change({ content: fitting(text) })}
      />
      {needsCaptcha && <CaptchaField {...form.field('captcha')} round={form.round} />}
      <Submit form={form} disabled={content.trim() === ''}>
        <Trans>Send</Trans>
      </Submit>
    </Form>
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
        Your receipt number is <strong>{last}</strong>. You will find the answer on this page.
      </Trans>
    </Dialog>
  )
}
