import { useOpenChat } from '../../features/chat/useOpenChat.ts'
import { MessagesScreen } from '../../features/messages/MessagesScreen.tsx'

/** Milliseconds that a refusal stays in the message area (section 8). */
const refusal = 1000

/** The message centre, the same under both of its addresses. */
export function MessagesPage() {
  return <MessagesScreen onChat={useOpenChat(refusal)} />
}
