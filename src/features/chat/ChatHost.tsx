import { useAtomValue, useSetAtom } from 'jotai'
import { optional } from '#ui/optional.ts'
import { closeChatIntent, openChatAtom } from './chat.atoms.ts'
import { useOpenChat } from './useOpenChat.ts'

const ChatSheet = optional(() => import('./ChatSheet.tsx'), 'ChatSheet')

export function ChatHost() {
  const chat = useAtomValue(openChatAtom)
  const close = useSetAtom(closeChatIntent)
  const open = useOpenChat()
  return chat && <ChatSheet key={chat.url} chat={chat} onClose={close} onRetry={open} />
}
