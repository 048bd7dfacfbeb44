import { Trans } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { isOnlineAtom } from '#device/traffic/connection.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { Failure, asFailure } from '#net/failure.ts'
import { isLost } from '#net/reports/lostPart.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { useOfflineNotice } from '#ui/feedback/offlineNotice.ts'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { LateConnectionCheck, ServiceLink } from './ServiceLink.tsx'
import css from './ErrorPage.module.css'

export function ErrorPage({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const textOf = useFailureText()
  const router = useRouter()
  const isOnline = useAtomValue(isOnlineAtom)
  const failure = isOnline ? asFailure(error) : new Failure('offline')
  const isOffline = failure.kind === 'offline'
  useOfflineNotice(isOffline)
  const retry = () => {
    // A browser may not fetch a file again that it has failed to import.
    if (isOnline && isLost(error)) return location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <div className={css.page}>
      <h1 className="visually-hidden">
        {isOffline ? <Trans>No connection</Trans> : <Trans>Something went wrong</Trans>}
      </h1>
      <EmptyState
        motif={isOffline ? 'umbrella' : 'pot'}
        title={textOf(failure)}
        urgent
        isOffline={isOffline}
        action={
          <>
            <Button onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
            <LinkButton to="/m/home" kind="ghost">
              {isOffline ? <Trans>See games on this device</Trans> : <Trans>Go to home</Trans>}
            </LinkButton>
          </>
        }
      >
        {isOffline ? (
          <Trans>
            You have not opened this page on this device yet, so it needs a connection this time.
          </Trans>
        ) : (
          <Trans>If this continues, tell us.</Trans>
        )}
      </EmptyState>
      <div className={css.actions}>
        <ServiceLink kind="quiet" />
        <LateConnectionCheck />
      </div>
    </div>
  )
}
