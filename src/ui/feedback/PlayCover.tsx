import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Failed, useFailureText } from '#i18n/text/failureText.ts'
import '#i18n/text/failureText.play.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmbedCover } from './Embed.tsx'

type Failure<Code> =
  | { readonly by: 'platform'; readonly failure: Failed }
  | { readonly by: 'address' }
  | { readonly by: 'embed'; readonly code: Code }

interface Props<Code extends string> {
  readonly art: ReactNode
  readonly play: { readonly isSlow: boolean; readonly failure: Failure<Code> | null }
  readonly texts: Readonly<Record<Code | 'address' | 'opening' | 'slow', MessageDescriptor>>
  readonly onRetry: () => void
  readonly onBack: () => void
}

/** Covers a game or lottery until it is visible; offers ways out if that takes long or fails. */
export function PlayCover<Code extends string>(props: Props<Code>) {
  const { art, play, texts, onRetry, onBack } = props
  const { failure, isSlow } = play
  const { t } = useLingui()
  const failureText = useFailureText()
  const navigate = useNavigate()
  const textOf = (failed: Failure<Code>) => {
    if (failed.by === 'platform') return failureText(failed.failure)
    return t(texts[failed.by === 'embed' ? failed.code : 'address'])
  }
  return (
    <EmbedCover
      art={art}
      text={failure ? textOf(failure) : t(isSlow ? texts.slow : texts.opening)}
      isFailed={failure !== null}
      actions={
        (failure || isSlow) && (
          <>
            <Button onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
            <Button kind="ghost" onClick={onBack}>
              <Trans>Back</Trans>
            </Button>
            <Button kind="quiet" onClick={() => void navigate({ to: '/m/feedback' })}>
              <Trans comment="Verb on a button: tell the operator that a game does not start.">
                Report
              </Trans>
            </Button>
          </>
        )
      }
    />
  )
}
