import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { ChatCard } from '#features/chat/ChatCard.tsx'
import { unreadChatAtom } from '#features/messages/unread/unread.atoms.ts'
import { ServiceScreen } from '#features/support/ServiceScreen.tsx'

export const Route = createFileRoute('/m/service')({
  staticData: { title: msg`Customer service` },
  component: () => <ServiceScreen chat={<ChatCard unread={useAtomValue(unreadChatAtom)} />} />,
})
