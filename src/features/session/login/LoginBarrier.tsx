import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import '#i18n/text/failureText.forms.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { Failure } from '#net/failure.ts'
import { loginBarrier } from '#net/session/barrier.ts'
import { buttonClass } from '#ui/button/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'

/**
 * Says that a login is impossible before the form is filled in. The player can allow cookies meanwhile; on plain http
 * nothing helps.
 */
export function LoginBarrier({ children }: { readonly children: ReactNode }) {
  const textOf = useFailureText()
  const barrier = loginBarrier()
  if (!barrier) return children
  const sentence = textOf(new Failure('refused', barrier))
  if (barrier === 'needs_https') return <InsecurePage sentence={sentence} />
  return (
    <>
      <Alert>{sentence}</Alert>
      {children}
    </>
  )
}

function InsecurePage({ sentence }: { readonly sentence: string }) {
  const here = useLocation({ select: ({ href }) => href })
  const { href, host } = Object.assign(new URL(here, location.origin), { protocol: 'https:' })
  return (
    <EmptyState
      heading="h1"
      motif="stage"
      title={sentence}
      action={
        <a className={buttonClass('primary')} href={href}>
          <Trans>
            Open <bdi>https://{host}</bdi>
          </Trans>
        </a>
      }
    />
  )
}
