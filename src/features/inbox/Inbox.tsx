import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { InboxScope } from '../../api/content/inbox.ts'
import { AgeLine } from '../../i18n/age/AgeLine.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeletons } from '../../ui/skeleton/Skeletons.tsx'
import { useSkeleton } from '../../ui/skeleton/useSkeleton.ts'
import { InboxErrorNotice } from './InboxErrorNotice.tsx'
import css from './InboxScreen.module.css'
import { MessageList } from './list/MessageList.tsx'
import { inboxOf } from './inbox.atoms.ts'

interface Props {
  readonly scope: InboxScope
  readonly tab: 'personal' | undefined
}

export function Inbox({ scope, tab }: Props) {
  const pages = useAtomValue(inboxOf(scope))
  const { value, failure, isPending, retry } = pages
  const isSkeletonShown = useSkeleton(isPending)
  if (value && (value.length > 0 || !pages.hasMore))
    return (
      <>
        <AgeLine of={pages} />
        {value.length > 0 ? (
          <MessageList pages={pages} messages={value} tab={tab} />
        ) : (
          <Empty scope={scope} />
        )}
      </>
    )
  if (failure) return <InboxErrorNotice failure={failure} onRetry={retry} />
  return isSkeletonShown ? (
    <Skeletons count={7} className={css.skeletons} each={css.skeleton} />
  ) : null
}

const Empty = ({ scope }: { readonly scope: InboxScope }) => (
  <EmptyState
    motif="feather"
    title={
      scope === 'PERSONAL' ? (
        <Trans>No personal messages yet</Trans>
      ) : (
        <Trans>Your inbox is empty</Trans>
      )
    }
  >
    <Trans>Messages about deposits, withdrawals and your questions will arrive here.</Trans>
  </EmptyState>
)
