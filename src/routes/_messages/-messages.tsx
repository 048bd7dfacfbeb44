import { useOpenChat } from '#features/chat/useOpenChat.ts'
import { MessagesScreen } from '#features/messages/MessagesScreen.tsx'
import { NoticesScreen } from '#features/messages/notices/NoticesScreen.tsx'
import { ListOr } from '#shell/panes/Panes.tsx'

export const MessagesPage = () => <MessagesScreen onChat={useOpenChat()} />

export const MessagesAndNotices = () => (
  <ListOr list={<MessagesPage />}>
    <NoticesScreen openAt={undefined} />
  </ListOr>
)
