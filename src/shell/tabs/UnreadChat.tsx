import { useAtomValue } from 'jotai'
import { unreadChatAtom } from '#features/messages/unread/unread.atoms.ts'
import { UnreadBadge } from '#ui/feedback/UnreadBadge.tsx'

export const UnreadChat = () => <UnreadBadge count={useAtomValue(unreadChatAtom)} isCorner />
