import { useOpenChat } from '#features/chat/useOpenChat.ts'
import { MessagesScreen } from '#features/messages/MessagesScreen.tsx'
import { NoticesScreen } from '#features/messages/notices/NoticesScreen.tsx'
import { ListOr } from '#shell/panes/Panes.tsx'

/** Milliseconds that a refusal is shown (section 8). */
const refusal = 1000

export function MessagesPage() {
  return <MessagesScreen onChat={useOpenChat(refusal)} />
}

export const MessagesAndNotices = () => (
  <ListOr list={<MessagesPage />}>
    <NoticesScreen openAt={undefined} />
  </ListOr>
)
