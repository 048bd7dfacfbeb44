import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { InboxScreen } from '#features/inbox/InboxScreen.tsx'
import { inboxOf } from '#features/inbox/inbox.atoms.ts'
import { requireSession } from '#features/session/session.guard.ts'
import { PushSettings } from '#features/push/PushSheet.tsx'
import { ModuleGate } from '#features/merchant/ModuleGate.tsx'

const InboxSearch = v.object({
  id: v.optional(v.fallback(v.string(), '')),
  tab: v.optional(v.fallback(v.literal('personal'), 'personal')),
})

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
