import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { EmbedCover } from './Embed.tsx'

interface Props {
  readonly art: ReactNode
  readonly text: ReactNode
  readonly isFailed: boolean
  readonly isSlow: boolean
  readonly onRetry: () => void
  readonly onBack: () => void
  readonly onReport: () => void
}

/** Covers a game or lottery until it is visible; offers ways out if that takes long or fails. */
export function PlayCover({ art, text, isFailed, isSlow, ...actions }: Props) {
  return (
    <EmbedCover
      art={art}
      text={text}
      isFailed={isFailed}
      actions={
        (isFailed || isSlow) && (
          <>
            <Button onClick={actions.onRetry}>
              <Trans>Try again</Trans>
            </Button>
            <Button kind="ghost" onClick={actions.onBack}>
              <Trans>Back</Trans>
            </Button>
            <Button kind="quiet" onClick={actions.onReport}>
              <Trans>Report</Trans>
            </Button>
          </>
        )
      }
    />
  )
}
