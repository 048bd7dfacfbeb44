import { Trans } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { isOnlineAtom } from '../device/connection.ts'
import { useFailureText } from '../i18n/failureText.ts'
import { Failure, asFailure } from '../net/failure.ts'
import { Button } from '../ui/Button.tsx'
import css from './Notice.module.css'

/** What a screen shows instead of itself when it cannot be drawn: one sentence, one retry. */
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
    <section className={css.notice} role="alert">
      <p className={css.heading}>{textOf(failure)}</p>
      <Button onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </section>
  )
}
