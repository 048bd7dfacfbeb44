import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { InboxScreen } from '../../../features/inbox/InboxScreen.tsx'
import { inboxOf } from '../../../features/inbox/inbox.atoms.ts'
import { InboxSearch } from '../../../features/inbox/inbox.search.ts'
import { PushSettings } from '../../../features/install/push/PushSettings.tsx'
import { Panes } from '../../../shell/panes/Panes.tsx'
import { ModuleGate } from '../../../shell/route/ModuleGate.tsx'
import { MessagesPage } from '../../m/-messages.tsx'

export const Route = createFileRoute('/_session/m/webEmail')({
  staticData: { title: msg`Inbox`, needs: 'mail', isLive: true },
  validateSearch: InboxSearch,
  loader: ({ context }) => context.prime(inboxOf('ALL')),
  component: InboxPage,
})

function InboxPage() {
  const { id, tab } = Route.useSearch()
  const opened = id === undefined ? undefined : String(id)
  return (
    <ModuleGate module="COMM3">
      <Panes
        shows="content"
        list={<MessagesPage />}
        content={<InboxScreen id={opened} tab={tab} Settings={PushSettings} />}
      />
    </ModuleGate>
  )
}
