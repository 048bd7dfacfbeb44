import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentType, useEffect, useRef } from 'react'
import type { InboxScope } from '../../api/content/inbox.ts'
import { onCounts } from '../../device/tabs/countTabs.ts'
import { UnreadBadge } from '../../ui/feedback/UnreadBadge.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import css from './InboxScreen.module.css'
import { Inbox } from './Inbox.tsx'
import { MessageView } from './MessageView.tsx'
import { ReadAllButton } from './ReadAllButton.tsx'
import { UndoBar } from './UndoBar.tsx'
import { refreshInboxIntent, unreadCountsAtom } from './inbox.atoms.ts'
import type { InboxSearch } from './inbox.search.ts'

interface Props {
  readonly id: string | undefined
  readonly tab: InboxSearch['tab'] | undefined
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
          { key: 'PERSONAL', label: <Tab name={t`Just for you`} unread={unread.personal} /> },
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
