import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useOpenChat } from '../../features/chat/useOpenChat.ts'
import { unreadChatAtom } from '../../features/messages/unread/unread.atoms.ts'
import { useFormat } from '../../i18n/format.ts'
import { Badge, capCount } from '../../ui/feedback/Badge.tsx'
import css from './SideMenu.module.css'

export function ChatItem({ face }: { readonly face: ReactNode }) {
  const open = useOpenChat()
  const unread = useAtomValue(unreadChatAtom)
  const { count } = useFormat()
  return (
    <button type="button" className={css.row} onClick={open} data-leads>
      {face}
      {unread > 0 && (
        <>
          <span className="visually-hidden">
            , <Trans>{unread} unread</Trans>
          </span>
          <span aria-hidden="true">
            <Badge>{capCount(unread, count)}</Badge>
          </span>
        </>
      )}
    </button>
  )
}
