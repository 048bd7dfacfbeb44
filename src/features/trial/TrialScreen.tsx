import { useAtomValue } from 'jotai'
import { Poster } from '#ui/art/Poster.tsx'
import { roleAtom, sessionAtom } from '#features/session/session.atoms.ts'
import { TrialOffer } from './TrialOffer.tsx'
import css from './TrialScreen.module.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { newKey } from '#device/newKey.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import '#i18n/text/failureText.forms.ts'
import { useFormat } from '#i18n/format.ts'
import { isUnanswered } from '#net/money/unanswered.ts'
import { useIntent } from '#net/useIntent.ts'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { SignOutButton } from '#features/session/signOut/SignOutButton.tsx'
import { Balance } from '#features/wallet/balance/Balance.tsx'
import { resetTrialIntent, trialAtom } from './trial.atoms.ts'

export function TrialScreen() {
  const isTrial = useAtomValue(roleAtom) === 'trial'
  return (
    <div className={css.page}>
      <Poster className={css.strip} />
      {isTrial ? <TrialDesk /> : <TrialOffer />}
    </div>
  )
}

function TrialDesk() {
  const name = useAtomValue(sessionAtom)?.userName
  const { reset, isBusy, failureText } = useReset()
  return (
    <>
      <header className={css.head}>
        <h1 className={css.heading}>
          <Trans>You are on a free trial</Trans>
        </h1>
        <p className={css.text}>
          <Trans>You are playing as {name} with practice money.</Trans>
        </p>
        <End />
      </header>
      <Balance as="widget" />
      <Alert>{failureText}</Alert>
      <LinkButton to="/m/home" size="large" block>
        <Trans>Go to the games</Trans>
      </LinkButton>
      <div className={css.actions}>
        <Button
          kind="quiet"
          block
          busy={isBusy}
          icon={<Icon name="refresh" />}
          onClick={() => void reset()}
        >
          <Trans>Reset the balance</Trans>
        </Button>
        <SignOutButton />
      </div>
    </>
  )
}

function End() {
  const { time, date } = useFormat()
  const trial = useAtomValue(trialAtom).value
  if (!trial) return null
  const clock = time(trial.expiresAt)
  const day = date(trial.expiresAt)
  return (
    <p className={css.text}>
      <Trans>
        The trial ends on {day} at {clock}.
      </Trans>
    </p>
  )
}

function useReset() {
  const key = useRef(newKey())
  const { run, isBusy, failure } = useIntent(resetTrialIntent, (failed) => {
    if (!isUnanswered(failed)) key.current = newKey()
  })
  const textOf = useFailureText()
  const { t } = useLingui()
  const reset = async () => {
    if (!(await run({}, { idempotencyKey: key.current }))) return
    key.current = newKey()
    toast('success', t`Your balance has been reset`)
  }
  return { reset, isBusy, failureText: failure && textOf(failure) }
}
