import { Trans } from '@lingui/react/macro'
import { clockOf } from '#i18n/clock.ts'
import { useDigits } from '#i18n/digits.ts'
import { useSecondsLeft } from '#ui/useSecondsLeft.ts'
import css from './TryAgainIn.module.css'

/** Outside an alert, which would otherwise be read out every second. `deadline` is by this phone's clock. */
export function TryAgainIn({ deadline }: { readonly deadline: number }) {
  const secondsLeft = useSecondsLeft(deadline)
  const clock = useDigits()(clockOf(secondsLeft * 1000))
  if (secondsLeft === 0) return null
  return (
    <p className={css.text}>
      <Trans comment="The placeholder is a countdown, such as 00:30.">
        You can try again in {clock}
      </Trans>
    </p>
  )
}
