import { useOpenChat } from '../../features/chat/useOpenChat.ts'
import { MessagesScreen } from '../../features/messages/MessagesScreen.tsx'

/** Milliseconds that a refusal is shown (section 8). */
const refusal = 1000

export function MessagesPage() {
  return <MessagesScreen onChat={useOpenChat(refusal)} />
}
