import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form, Submit } from '#ui/form/Form.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { useSticky } from '#ui/optional.ts'
import { CaptchaField } from '#features/verification/CaptchaField.tsx'
import css from './FeedbackScreen.module.css'
import { OwnFeedback } from './OwnFeedback.tsx'
import { type FeedbackForm, typesInOrder } from './feedback.rules.ts'
import { useFeedback } from './useFeedback.ts'
import { longest as longestContent, shortest as shortestContent } from '#api/content/feedback.ts'
import { lengthOf, typedUpTo } from '#api/typed/length.ts'
import { useFormat } from '#i18n/format.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Picker } from '#ui/overlay/Picker.tsx'
import { typeIcons, feedbackTypeNames } from './feedback.text.ts'

export function FeedbackScreen() {
  const [receipt, setReceipt] = useState<string | null>(null)
  return (
    <div className={css.page}>
      <h1 className={css.heading}>
        <Trans>Tell us about it</Trans>
      </h1>
      <NewFeedback onSent={setReceipt} />
      <Sent receipt={receipt} onClose={() => setReceipt(null)} />
      <OwnFeedback />
    </div>
  )
}

function NewFeedback({ onSent }: { readonly onSent: (receipt: string) => void }) {
  const { t } = useLingui()
  const format = useFormat()
  const { form, needsCaptcha } = useFeedback(onSent)
  const { type, content } = form.values
  const count = lengthOf(content)
  const [shortest, longest] = [format.count(shortestContent), format.count(longestContent)]
  return (
    <Form form={form} className={css.form}>
      <Picker<FeedbackForm['type']>
        label={t`Question type`}
        title={t`What is it about?`}
        empty={t`Choose one`}
        error={form.errorOf('type')}
        value={type}
        onChoose={(chosen) => form.change({ type: chosen })}
        options={typesInOrder.map((key) => ({
          key,
          name: t(feedbackTypeNames[key]),
          art: <Icon name={typeIcons[key]} />,
        }))}
      />
      <TextArea
        label={t`What happened?`}
        error={form.errorOf('content')}
        hint={
          <Trans>
            Between {shortest} and {longest} characters
          </Trans>
        }
        count={`${format.count(count)}/${longest}`}
        isFull={count >= longestContent}
        name="content"
        rows={6}
        value={content}
        placeholder={t`Which game or payment, when, and what you saw`}
        onWrite={(text) =>
          form.change({ content: typedUpTo(longestContent, content, text, lengthOf) })
        }
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
        Your receipt number is <strong>{last}</strong>. The answer appears on this page.
      </Trans>
    </Dialog>
  )
}
