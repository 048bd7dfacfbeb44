import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { realityIntervals } from '../../../api/money/limits.ts'
import { useIntent } from '../../../net/useIntent.ts'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Chips } from '../../../ui/form/Chips.tsx'
import css from './Reality.module.css'
import { setRealityIntent } from '../protection.atoms.ts'
import { useProtectionText } from '../useProtectionText.ts'

export type RealityMinutes = (typeof realityIntervals)[number] | null

export function RealityCheck({ minutes }: { readonly minutes: RealityMinutes }) {
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
    <div className={css.reality}>
      <p>
        <Trans>Reality check</Trans>
      </p>
      <p className={css.note}>
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
