import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { may } from '#api/roles.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { isOnAtom, linkHostsAtom, siteAtom } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { unreadNoticesAtom } from './notices/announcements.atoms.ts'
import { MessagesRow } from './MessagesRow.tsx'
import css from './MessagesScreen.module.css'
import { resourceLink } from './messages.rules.ts'
import { unreadChatAtom, unreadInboxAtom } from './unread/unread.atoms.ts'

export function MessagesScreen({ onChat }: { readonly onChat: () => void }) {
  const isOn = useAtomValue(isOnAtom)
  const unreadChat = useAtomValue(unreadChatAtom)
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
        {isOn('COMM3') && <InboxRow />}
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

/** Milliseconds that a refusal stays in the message area (section 8). */
const refusal = 1000

function InboxRow() {
  const { t } = useLingui()
  const role = useAtomValue(roleAtom)
  const unread = useAtomValue(unreadInboxAtom)
  const content = {
    icon: 'mail',
    name: <Trans>Inbox</Trans>,
    note: <Trans>Deposits, withdrawals and replies to you</Trans>,
    unread,
  } as const
  const refuse = () =>
    void toast('offline', t`Please login an actual account to use this function`, refusal)
  return (
    <li>
      {role === 'guest' || may(role, 'mail') ? (
        <MessagesRow {...content} to="/m/webEmail" />
      ) : (
        <MessagesRow {...content} onPress={refuse} />
      )}
    </li>
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
