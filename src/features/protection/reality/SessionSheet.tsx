import { Trans, useLingui } from '@lingui/react/macro'
import { createPortal } from 'react-dom'
import { sessionLengths, setSessionLimit } from '../../../api/money/limits.ts'
import { useForm } from '../../../net/form/useForm.ts'
import { Form, Submit } from '../../../ui/form/Form.tsx'
import { Chips } from '../../../ui/form/Chips.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { EffectNote } from '../limits/EffectNote.tsx'
import css from '../limits/LimitsScreen.module.css'
import { setSessionIntent } from '../protection.atoms.ts'
import { effectOf } from '../protection.rules.ts'
import { useWords } from '../useWords.ts'

type SessionLength = (typeof sessionLengths)[number] | null

interface Props {
  /** The current limit in minutes. */
  readonly now: number | null
  readonly open: boolean
  readonly onClose: () => void
}

export function SessionSheet({ now, open, onClose }: Props) {
  const { t } = useLingui()
  const { span, refusal } = useWords()
  const form = useForm<{ minutes: SessionLength }, { minutes: SessionLength }, unknown>({
    initial: { minutes: sessionLengths.find((length) => length === now) ?? null },
    schema: setSessionLimit.input,
    intent: setSessionIntent,
    messages: {},
    failureText: refusal,
    onDone: (_done, { minutes }) => {
      const isLater = effectOf(now, minutes) === 'later'
      toast(
        'success',
        isLater ? t`Saved. It takes effect after 24 hours.` : t`Saved. It takes effect now.`,
      )
      onClose()
    },
  })
  const { minutes } = form.values
  return createPortal(
    <Sheet open={open} onClose={onClose} title={t`Session time`} closeLabel={t`Close`}>
      <Form form={form} className={css.form}>
        <p className={css.note}>
          <Trans>
            Games stop when the time is up. A session ends after half an hour without a round.
          </Trans>
        </p>
        <Chips
          wrap
          label={t`Session time`}
          value={minutes}
          choices={[
            { key: null, label: t`No limit` },
            ...sessionLengths.map((key) => ({ key, label: span(key) })),
          ]}
          onChoose={(chosen) => form.change({ minutes: chosen })}
        />
        <p className={css.note} aria-live="polite">
          <EffectNote effect={effectOf(now, minutes)} />
        </p>
        <Submit form={form}>
          <Trans>Save</Trans>
        </Submit>
      </Form>
    </Sheet>,
    document.body,
  )
}
