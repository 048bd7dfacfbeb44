import { Trans } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense, lazy } from 'react'
import { isOnlineAtom } from '../device/connection.ts'
import { useFailureText } from '../i18n/failureText.ts'
import { Failure, asFailure } from '../net/failure.ts'
import { Button } from '../ui/Button.tsx'
import css from './Notice.module.css'

type Trouble = typeof import('./status/TroublePage.tsx').TroublePage

/** Where not even its page can be had: one sentence, one retry. */
const Plain: Trouble = ({ text, onRetry }) => (
  <section className={css.notice} role="alert">
    <p className={css.heading}>{text}</p>
    <Button onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  </section>
)

const TroublePage = lazy(() =>
  import('./status/TroublePage.tsx').then(
    (module) => ({ default: module.TroublePage }),
    () => ({ default: Plain }),
  ),
)

/** What a screen shows instead of itself when it cannot be drawn. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const textOf = useFailureText()
  const router = useRouter()
  const isOnline = useAtomValue(isOnlineAtom)
  const failure = isOnline ? asFailure(error) : new Failure('offline')
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Suspense>
      <TroublePage isOffline={failure.kind === 'offline'} text={textOf(failure)} onRetry={retry} />
    </Suspense>
  )
}
