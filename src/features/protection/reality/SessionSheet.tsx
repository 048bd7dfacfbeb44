import { Trans, useLingui } from '@lingui/react/macro'
import { sessionLengths, setSessionLimit } from '../../../api/money/limits.ts'
import { useForm } from '../../../net/form/useForm.ts'
import { Form, Submit } from '../../../ui/form/Form.tsx'
import { Chips } from '../../../ui/form/Chips.tsx'
import { type Openable, Sheet } from '../../../ui/overlay/Sheet.tsx'
import { EffectNote, useSavedToast } from '../limits/EffectNote.tsx'
import css from '../limits/LimitsScreen.module.css'
import { setSessionIntent } from '../protection.atoms.ts'
import { effectOf } from '../protection.rules.ts'
import { useProtectionText } from '../useProtectionText.ts'

type SessionLength = (typeof sessionLengths)[number] | null

interface Props extends Openable {
  /** The current limit in minutes. */
  readonly now: number | null
}

export function SessionSheet({ now, open, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`Session time`}>
      <SessionForm now={now} onClose={onClose} />
    </Sheet>
  )
}

/** Mounted anew each time the sheet opens. */
function SessionForm({ now, onClose }: Omit<Props, 'open'>) {
  const { t } = useLingui()
  const { duration, failureText } = useProtectionText()
  const saySaved = useSavedToast()
  const form = useForm<{ minutes: SessionLength }, { minutes: SessionLength }, unknown>({
    initial: { minutes: sessionLengths.find((length) => length === now) ?? null },
    schema: setSessionLimit.input,
    intent: setSessionIntent,
    messages: {},
    failureText,
    onDone: (_done, { minutes }) => {
      saySaved(effectOf(now, minutes))
      onClose()
    },
  })
  const { minutes } = form.values
  return (
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
          ...sessionLengths.map((key) => ({ key, label: duration(key) })),
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
  )
}
