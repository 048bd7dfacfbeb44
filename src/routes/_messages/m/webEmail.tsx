import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { InboxScreen } from '#features/inbox/InboxScreen.tsx'
import { inboxOf } from '#features/inbox/inbox.atoms.ts'
import { InboxSearch } from '#features/inbox/inbox.search.ts'
import { requireSession } from '#features/session/session.guard.ts'
import { PushSettings } from '#features/push/PushSettings.tsx'
import { ModuleGate } from '#features/merchant/ModuleGate.tsx'

export const Route = createFileRoute('/_messages/m/webEmail')({
  staticData: { title: msg`Inbox`, needs: 'mail', isLive: true },
  validateSearch: InboxSearch,
  beforeLoad: (entered): void => requireSession(entered),
  loader: ({ context }) => context.preload(inboxOf('ALL')),
  component: InboxPage,
})

function InboxPage() {
  const { id, tab } = Route.useSearch()
  return (
    <ModuleGate module="COMM3">
      <InboxScreen id={id} tab={tab} Settings={PushSettings} />
    </ModuleGate>
  )
}
