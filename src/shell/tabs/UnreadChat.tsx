import { useAtomValue } from 'jotai'
import { unreadChatAtom } from '#features/messages/unread/unread.atoms.ts'
import { UnreadBadge } from '#ui/feedback/Badge.tsx'

export const UnreadChat = () => <UnreadBadge count={useAtomValue(unreadChatAtom)} isCorner />
