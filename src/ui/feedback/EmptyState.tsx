import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Failed, useFailureText } from '#i18n/text/failureText.ts'
import { MotifArt, ScallopedRing } from '#ui/art/MotifArt.tsx'
import type { Motif } from '#ui/art/motifs/motifs.ts'
import { Button } from '#ui/button/Button.tsx'
import css from './EmptyState.module.css'
import { useOfflineNotice } from './offlineNotice.ts'

type Props = {
  motif?: Motif
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  urgent?: boolean
  /** It says that there is no network. */
  isOffline?: boolean
  /** Set if the page shows nothing else. */
  heading?: 'h1' | undefined
}

export function EmptyState(props: Props) {
  const { motif = 'pot', title, children, action, urgent, isOffline, heading } = props
  const Title = heading ?? 'p'
  return (
    <div
      className={css.state}
      role={urgent ? 'alert' : undefined}
      data-offline={isOffline || undefined}
    >
      <span className={css.art}>
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <circle className={css.disc} r="38" />
          <ScallopedRing className={css.ring} />
        </svg>
        <MotifArt className={css.motif} motif={motif} palette={5} />
      </span>
      <Title className={css.title}>{title}</Title>
      {children !== undefined && <div className={css.text}>{children}</div>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  )
}

type ErrorProps = Omit<Props, 'motif' | 'urgent'>

export const ErrorState = (props: ErrorProps) => <EmptyState {...props} motif="umbrella" urgent />

interface FailureProps extends Partial<Omit<ErrorProps, 'action' | 'isOffline'>> {
  readonly failure: Failed
  readonly onRetry: () => void
}

/** States what failed, unless the title does, and offers a retry. */
export function FailureState({ failure, onRetry, ...rest }: FailureProps) {
  const failureText = useFailureText()
  const isOffline = failure.kind === 'offline'
  useOfflineNotice(isOffline)
  const retry = (
    <Button onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  )
  return <ErrorState title={failureText(failure)} {...rest} isOffline={isOffline} action={retry} />
}
