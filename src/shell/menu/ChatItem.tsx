import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useOpenChat } from '../../features/chat/useOpenChat.ts'
import { unreadChatAtom } from '../../features/messages/unread/unread.atoms.ts'
import { UnreadBadge } from '../../ui/feedback/UnreadBadge.tsx'
import css from './SideMenu.module.css'

export function ChatItem({ face }: { readonly face: ReactNode }) {
  const open = useOpenChat()
  const unread = useAtomValue(unreadChatAtom)
  return (
    <button type="button" className={css.row} onClick={open} data-leads>
      {face}
      <UnreadBadge count={unread} />
    </button>
  )
}
