import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { unreadChatAtom } from '../../features/messages/unread/unread.atoms.ts'
import { Unread } from '../unread/Unread.tsx'

export function UnreadChat() {
  const count = useAtomValue(unreadChatAtom)
  if (count === 0) return null
  return (
    <>
      <span className="visually-hidden">
        , <Trans>{count} unread</Trans>
      </span>
      <Unread count={count} />
    </>
  )
}
