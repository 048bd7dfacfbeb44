import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { AppLink } from '../AppLink.tsx'
import { ServiceLink } from './ServiceLink.tsx'
import css from './TroublePage.module.css'

interface Props {
  readonly isOffline: boolean
  /** What happened, in one sentence. */
  readonly text: string
  readonly onRetry: () => void
}

/** In the place of a screen that cannot be drawn: what happened, the retry, and the ways round it. */
export const TroublePage = ({ isOffline, text, onRetry }: Props) => (
  <div className={css.page}>
    <h1 className="visually-hidden">
      {isOffline ? <Trans>No connection</Trans> : <Trans>Something went wrong</Trans>}
    </h1>
    <EmptyState
      motif={isOffline ? 'umbrella' : 'pot'}
      title={text}
      urgent
      action={
        <>
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <AppLink to="/m/home" className={buttonClass('ghost')}>
            {isOffline ? <Trans>Look at the saved games</Trans> : <Trans>Go to home</Trans>}
          </AppLink>
        </>
      }
    >
      {isOffline ? (
        <Trans>This page was never opened on this phone, so it has to be fetched once.</Trans>
      ) : (
        <Trans>If it stays like this, tell us. We can look at it from our side.</Trans>
      )}
    </EmptyState>
    <ServiceLink kind="quiet" />
  </div>
)
