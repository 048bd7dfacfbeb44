import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentType, useEffect, useRef } from 'react'
import type { InboxScope } from '#api/content/inbox.ts'
import { onCounts } from '#device/tabs/tabs.ts'
import { UnreadBadge } from '#ui/feedback/Badge.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import css from './InboxScreen.module.css'
import { MessageView, InboxErrorNotice } from './MessageView.tsx'
import { UndoBar } from './UndoBar.tsx'
import { refreshInboxIntent, unreadCountsAtom, inboxOf, readAllIntent } from './inbox.atoms.ts'
import { useIntent } from '#net/useIntent.ts'
import { Button } from '#ui/button/Button.tsx'
import { unreadIn } from './inbox.rules.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { useFailureToast } from '#ui/feedback/useFailureToast.ts'
import { AgeLine } from '#i18n/age/AgeLine.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeletons } from '#ui/skeleton/Skeletons.tsx'
import { useSkeleton } from '#ui/skeleton/Skeleton.tsx'
import { MessageList } from './list/MessageList.tsx'

interface Props {
  readonly id: string | undefined
  readonly tab: 'personal' | undefined
  readonly Settings: ComponentType
}

export function InboxScreen({ id, tab, Settings }: Props) {
  useRefreshOnNewMail()
  if (id) return <MessageView key={id} id={id} />
  return <InboxList tab={tab} Settings={Settings} />
}

function InboxList({ tab, Settings }: Omit<Props, 'id'>) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const unread = useAtomValue(unreadCountsAtom)
  const scope: InboxScope = tab === 'personal' ? 'PERSONAL' : 'ALL'
  const choose = (wanted: InboxScope) =>
    void navigate({
      to: '/m/webEmail',
      search: { tab: wanted === 'PERSONAL' ? 'personal' : undefined },
      replace: true,
    })
  return (
    <>
      <h1 className="visually-hidden">
        <Trans>Inbox</Trans>
      </h1>
      <Tabs<InboxScope>
        label={t`Inbox`}
        value={scope}
        onChoose={choose}
        panelId="inbox"
        choices={[
          { key: 'ALL', label: <Tab name={t`All messages`} unread={unread.all} /> },
          { key: 'PERSONAL', label: <Tab name={t`Personal`} unread={unread.personal} /> },
        ]}
      />
      <div className={css.tools}>
        <Settings />
        <ReadAllButton scope={scope} />
      </div>
      <div id="inbox" role="tabpanel" aria-label={t`Inbox`}>
        <Inbox key={scope} scope={scope} tab={tab} />
      </div>
      <UndoBar />
    </>
  )
}

const Tab = ({ name, unread }: { readonly name: string; readonly unread: number }) => (
  <span className={css.tab}>
    {name}
    <UnreadBadge count={unread} />
  </span>
)

/** Also follows what another tab reads and deletes. */
function useRefreshOnNewMail() {
  const { all, isKnown } = useAtomValue(unreadCountsAtom)
  const refresh = useSetAtom(refreshInboxIntent)
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (!isKnown) return
    if (before.current !== undefined && all > before.current) refresh()
    before.current = all
  }, [all, isKnown, refresh])
  useEffect(() => onCounts(refresh), [refresh])
}

function ReadAllButton({ scope }: { readonly scope: InboxScope }) {
  const { t } = useLingui()
  const { value = [] } = useAtomValue(inboxOf(scope))
  const counted = useAtomValue(unreadCountsAtom)
  const { run, isBusy } = useIntent(readAllIntent, useFailureToast())
  const hasMoreUnread = (scope === 'ALL' ? counted.all : counted.personal) > 0
  if (value.length === 0 || !(hasMoreUnread || unreadIn(value).length > 0)) return null
  const readAll = async () => {
    if (await run(scope))
      toast(
        'success',
        t({
          message: 'All read',
          comment:
            'Toast: all messages are now marked as read. Not the button; that is “Mark all read”.',
        }),
      )
  }
  return (
    <Button kind="quiet" size="small" busy={isBusy} onClick={() => void readAll()}>
      <Trans comment="Verb on a small button. Short.">Mark all read</Trans>
    </Button>
  )
}

function Inbox({ scope, tab }: Pick<Props, 'tab'> & { readonly scope: InboxScope }) {
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
    <Trans>Messages about deposits, withdrawals and your questions arrive here.</Trans>
  </EmptyState>
)
