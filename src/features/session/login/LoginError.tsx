import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { clockOf } from '../../../i18n/clock.ts'
import { useDigits } from '../../../i18n/digits.ts'
import { useSecondsLeft } from '../../../ui/useSecondsLeft.ts'
import css from './LoginScreen.module.css'
import { pauseAtom } from './login.atoms.ts'
import type { LoginState } from './useLoginForm.ts'

export const LoginError = ({ form }: Pick<LoginState, 'form'>) => (
  <div className={css.error}>
    <Alert>{form.notice}</Alert>
    <Pause />
  </div>
)

/** Outside the alert, which would otherwise be read out every second. */
function Pause() {
  const secondsLeft = useSecondsLeft(useAtomValue(pauseAtom))
  const clock = useDigits()(clockOf(secondsLeft * 1000))
  if (secondsLeft === 0) return null
  return (
    <p className={css.pause}>
      <Trans>You can try again in {clock}</Trans>
    </p>
  )
}
