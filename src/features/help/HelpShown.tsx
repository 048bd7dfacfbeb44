import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { HelpTopic } from '../../api/help.ts'
import { AgeLine } from '../../i18n/AgeLine.tsx'
import { useFailureText } from '../../i18n/failureText.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useSkeleton } from '../../ui/useSkeleton.ts'
import { helpAtom } from './help.atoms.ts'

interface Props {
  readonly ghost: ReactNode
  readonly children: (topics: readonly HelpTopic[]) => ReactNode
}

/** The help as a reader meets it: on its way, there, there but of some age, or not to be had. */
export function HelpShown({ ghost, children }: Props) {
  const read = useAtomValue(helpAtom)
  const isGhostly = useSkeleton(read.isPending)
  const textOf = useFailureText()
  if (read.value)
    return (
      <>
        <AgeLine of={read} />
        {children(read.value)}
      </>
    )
  if (!read.failure) return isGhostly ? ghost : null
  return (
    <ErrorState
      title={textOf(read.failure)}
      action={
        <Button onClick={read.retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  )
}
