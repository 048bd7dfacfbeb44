import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useFailureText } from '#i18n/text/failureText.ts'
import '#i18n/text/failureText.forms.ts'
import { Button } from '#ui/button/Button.tsx'
import { ErrorState } from '#ui/feedback/EmptyState.tsx'
import { Logo } from '#ui/icon/Icon.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { SocialMark } from './SocialButtons.tsx'
import css from './SocialReturnScreen.module.css'
import { type Ending, arrivalOf } from './social.rules.ts'
import { Status } from '#ui/feedback/Status.tsx'
import { newKey } from '#device/newKey.ts'
import { isUnanswered } from '#net/money/unanswered.ts'
import { useIntent } from '#net/useIntent.ts'
import { finishSocialIntent, takeTrip, takeAnswer } from './social.atoms.ts'

interface Props {
  readonly onSignedIn: (path: string) => void
}

export function SocialReturnScreen({ onSignedIn }: Props) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { trip, ending, failure, retry } = useSocialReturn(onSignedIn)
  if (ending) return <Ended next={trip?.next}>{t(endingTexts[ending])}</Ended>
  if (failure)
    return (
      <Ended next={trip?.next} onRetry={retry}>
        {failureText(failure)}
      </Ended>
    )
  return (
    <Status className={css.way}>
      {trip && (
        <div className={css.marks}>
          <SocialMark provider={trip.provider} />
          <Spinner />
          <Logo />
        </div>
      )}
      <h1 className={css.heading}>
        <Trans>Signing you in…</Trans>
      </h1>
    </Status>
  )
}

interface EndedProps {
  readonly next: string | undefined
  readonly onRetry?: (() => void) | undefined
  readonly children: ReactNode
}

const Ended = ({ next, onRetry, children }: EndedProps) => (
  <ErrorState
    heading="h1"
    title={<Trans>You are not signed in yet</Trans>}
    action={
      <>
        {onRetry && (
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <LinkButton to="/m/login" search={{ next }} replace kind={onRetry ? 'ghost' : 'primary'}>
          <Trans>Back to sign-in</Trans>
        </LinkButton>
      </>
    }
  >
    {children}
  </ErrorState>
)

const endingTexts: Readonly<Record<Ending, MessageDescriptor>> = {
  denied: msg`The sign-in was not finished. Start again, or use your username.`,
  stray: msg`This sign-in was not started on this page, or was already used. Start again.`,
  expired: msg`This sign-in took too long. Start again.`,
  broken: msg`The sign-in service reported an error. Try again in a moment, or use your username.`,
}

function arrive() {
  const trip = takeTrip()
  return { trip, arrival: arrivalOf(takeAnswer(), trip, Date.now()) }
}

function useSocialReturn(onSignedIn: (path: string) => void) {
  const [{ trip, arrival }] = useState(arrive)
  const [idempotencyKey] = useState(() => newKey())
  const { run, failure } = useIntent(finishSocialIntent)
  const finish = async () => {
    if (arrival.kind === 'ended') return
    const path = await run(arrival.code, arrival.trip, { idempotencyKey })
    if (path !== undefined) onSignedIn(path)
  }
  const begin = useEffectEvent(() => void finish())
  useEffect(() => begin(), [])
  return {
    trip,
    failure,
    retry: failure && isUnanswered(failure) ? () => void finish() : undefined,
    ending: arrival.kind === 'ended' ? arrival.ending : undefined,
  }
}
