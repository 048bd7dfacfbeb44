import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { sessionLengths } from '../../../api/money/limits.ts'
import { useIntent } from '../../../net/useIntent.ts'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Chips } from '../../../ui/form/Chips.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { EffectNote } from '../limits/EffectNote.tsx'
import css from '../limits/LimitsScreen.module.css'
import { setSessionIntent } from '../protection.atoms.ts'
import { effectOf } from '../protection.rules.ts'
import { useWords } from '../useWords.ts'

interface Props {
  /** Minutes that a session may last now. */
  readonly now: number | null
  readonly open: boolean
  readonly onClose: () => void
}

/** Chooses how long a session may last. */
export function SessionSheet({ now, open, onClose }: Props) {
  const { t } = useLingui()
  const { span, refusal } = useWords()
  const { run, isBusy, failure } = useIntent(setSessionIntent)
  const [key, setKey] = useState(String(now ?? 'none'))
  const minutes = sessionLengths.find((length) => String(length) === key) ?? null
  const effect = effectOf(now, minutes)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await run({ minutes }))) return
    toast(
      'success',
      effect === 'later' ? t`Saved. It holds after 24 hours.` : t`Saved. It holds now.`,
    )
    onClose()
  }
  return createPortal(
    <Sheet open={open} onClose={onClose} title={t`Session time`} closeLabel={t`Close`}>
      <form className={css.form} aria-busy={isBusy} onSubmit={(event) => void save(event)}>
        <p className={css.note}>
          <Trans>
            When the time is up, games stop. Half an hour without a round ends a session.
          </Trans>
        </p>
        <Chips
          wrap
          label={t`Session time`}
          value={key}
          choices={[
            { key: 'none', label: t`No limit` },
            ...sessionLengths.map((length) => ({ key: String(length), label: span(length) })),
          ]}
          onChoose={setKey}
        />
        <p className={css.note} aria-live="polite">
          <EffectNote effect={effect} />
        </p>
        <Alert>{failure && refusal(failure)}</Alert>
        <Button type="submit" block busy={isBusy}>
          <Trans>Save</Trans>
        </Button>
      </form>
    </Sheet>,
    document.body,
  )
}
