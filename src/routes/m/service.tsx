import { createFileRoute } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { unreadChatAtom } from '../../features/messages/unread.atoms.ts'
import { ServiceScreen } from '../../features/support/ServiceScreen.tsx'

export const Route = createFileRoute('/m/service')({ component: Service })

function Service() {
  return <ServiceScreen unread={useAtomValue(unreadChatAtom)} />
}
