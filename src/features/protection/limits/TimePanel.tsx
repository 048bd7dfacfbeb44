import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { realityIntervals, sessionLengths, setSessionLimit } from '#api/money/limits.ts'
import { useForm } from '#net/form/useForm.ts'
import { useIntent } from '#net/useIntent.ts'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Chips } from '#ui/form/Chips.tsx'
import { Form, Submit } from '#ui/form/Form.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { setRealityIntent, setSessionIntent } from '#features/protection/protection.atoms.ts'
import { type SessionLimit, effectOf } from '#features/protection/protection.rules.ts'
import { useProtectionText } from '#features/protection/useProtectionText.ts'
import { EffectNote, useSavedToast } from './EffectNote.tsx'
import css from './LimitRow.module.css'
import { LimitRow, PendingNote } from './LimitRow.tsx'
import screen from './LimitsScreen.module.css'

interface Props {
  readonly session: SessionLimit
  readonly realityMinutes: RealityMinutes
}

export function TimePanel({ session, realityMinutes }: Props) {
  const { t } = useLingui()
  const text = useProtectionText()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Panel title={<Trans comment="Heading over the limits on playing time.">Time</Trans>} flush>
      <div className={css.item}>
        <LimitRow
          name={t`Session time`}
          value={text.session(session.minutes)}
          isNone={session.minutes === null}
          onChange={() => setOpen(true)}
        />
        {session.pending && (
          <PendingNote
            at={session.pending.at}
            value={text.session(session.pending.minutes)}
            target={{ kind: 'session' }}
          />
        )}
      </div>
      <div className={css.item}>
        <RealityCheck minutes={realityMinutes} />
      </div>
      <Sheet open={isOpen} onClose={close} title={t`Session time`}>
        <SessionForm now={session.minutes} onDone={close} />
      </Sheet>
    </Panel>
  )
}

type SessionLength = (typeof sessionLengths)[number] | null

interface FormProps {
  /** The current limit in minutes. */
  readonly now: number | null
  readonly onDone: () => void
}

/** Mounted anew each time the sheet opens. */
function SessionForm({ now, onDone }: FormProps) {
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
      onDone()
    },
  })
  const { minutes } = form.values
  return (
    <Form form={form} className={screen.form}>
      <p className={screen.note}>
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
      <p className={screen.note} aria-live="polite">
        <EffectNote effect={effectOf(now, minutes)} />
      </p>
      <Submit form={form}>
        <Trans>Save</Trans>
      </Submit>
    </Form>
  )
}

type RealityMinutes = (typeof realityIntervals)[number] | null

function RealityCheck({ minutes }: { readonly minutes: RealityMinutes }) {
  const { t } = useLingui()
  const { duration, failureText } = useProtectionText()
  const { run, isBusy, failure } = useIntent(setRealityIntent)
  const [chosen, setChosen] = useState(minutes)
  const [known, setKnown] = useState(minutes)
  if (known !== minutes) {
    setKnown(minutes)
    setChosen(minutes)
  }
  const choose = (next: RealityMinutes) => {
    if (isBusy) return
    setChosen(next)
    void run({ minutes: next }).then((isDone) => !isDone && setChosen(minutes))
  }
  return (
    <div className={screen.reality}>
      <p>
        <Trans>Reality check</Trans>
      </p>
      <p className={screen.note}>
        <Trans>
          While you play, we tell you how long you have played and how much you have staked.
        </Trans>
      </p>
      <Chips
        wrap
        label={t`Reality check`}
        value={chosen}
        choices={[
          { key: null, label: t`Off` },
          ...realityIntervals.map((key) => ({ key, label: duration(key) })),
        ]}
        onChoose={choose}
      />
      <Alert>{failure && failureText(failure)}</Alert>
    </div>
  )
}
