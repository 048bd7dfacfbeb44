import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { isOnAtom, linkHostsAtom, siteAtom } from '#features/merchant/merchant.atoms.ts'
import { unreadNoticesAtom } from './notices/announcements.atoms.ts'
import { MessagesRow } from './MessagesRow.tsx'
import css from './MessagesScreen.module.css'
import { resourceLink } from './messages.rules.ts'
import { unreadChatAtom, unreadInboxAtom } from './unread/unread.atoms.ts'

export function MessagesScreen({ onChat }: { readonly onChat: () => void }) {
  const isOn = useAtomValue(isOnAtom)
  const [unreadChat, unreadInbox] = [useAtomValue(unreadChatAtom), useAtomValue(unreadInboxAtom)]
  return (
    <>
      <h1 className="visually-hidden">
        <Trans>Messages</Trans>
      </h1>
      <ul className={css.list}>
        <ResourceRow type="TELEGRAM" />
        <li>
          <MessagesRow
            icon="bell"
            to="/m/notice"
            name={<Trans>Announcements</Trans>}
            note={<Trans>News for everyone</Trans>}
            unread={useAtomValue(unreadNoticesAtom)}
          />
        </li>
        {isOn('COMM3') && (
          <li>
            <MessagesRow
              icon="mail"
              to="/m/webEmail"
              name={<Trans>Inbox</Trans>}
              note={<Trans>Deposits, withdrawals and replies to you</Trans>}
              unread={unreadInbox}
            />
          </li>
        )}
        {isOn('CBS3') && (
          <li>
            <MessagesRow
              icon="headset"
              onPress={onChat}
              name={<Trans>Live chat</Trans>}
              note={<Trans>Ask us anything, day and night</Trans>}
              unread={unreadChat}
            />
          </li>
        )}
        <ResourceRow type="AFFILIATELINK" />
      </ul>
    </>
  )
}

const resourceTexts = {
  TELEGRAM: {
    icon: 'telegram',
    name: <Trans>Telegram</Trans>,
    note: <Trans>Our channel in the messaging app</Trans>,
  },
  AFFILIATELINK: {
    icon: 'people',
    name: <Trans>Affiliate service</Trans>,
    note: <Trans>Help for partners and agents</Trans>,
  },
} as const

function ResourceRow({ type }: { readonly type: keyof typeof resourceTexts }) {
  const resources = useAtomValue(siteAtom).value?.resources ?? []
  const passage = resourceLink(resources, type, useAtomValue(linkHostsAtom))
  if (!passage) return null
  return (
    <li>
      <MessagesRow {...resourceTexts[type]} passage={passage} />
    </li>
  )
}
