import { Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useOpenChat } from '#features/chat/useOpenChat.ts'
import { hasOwnChatAtom } from '#features/support/support.atoms.ts'
import { Link } from '#ui/Link.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { ItemContent, itemClass } from '#ui/list/ListItem.tsx'
import { isAffiliateOpenAtom } from '#shell/affiliate/affiliate.atoms.ts'
import css from './FooterLinks.module.css'

export function FooterLinks() {
  const setOpen = useSetAtom(isAffiliateOpenAtom)
  const hasChat = useAtomValue(hasOwnChatAtom)
  return (
    <div className={css.links}>
      {hasChat && <Chat />}
      <Link to="/m/service" className={itemClass(css.link)}>
        <ItemContent
          icon={<Icon name="headset" />}
          name={
            hasChat ? (
              <Trans>Customer service</Trans>
            ) : (
              <Trans>Live chat and customer service</Trans>
            )
          }
          note={<Trans>All contact options</Trans>}
        />
      </Link>
      <button
        type="button"
        className={itemClass(css.link)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ItemContent
          icon={<Icon name="share" />}
          name={<Trans>Affiliate</Trans>}
          note={<Trans>Invite friends and players</Trans>}
        />
      </button>
    </div>
  )
}

const Chat = () => (
  <button type="button" className={itemClass(css.link)} onClick={useOpenChat()}>
    <ItemContent
      icon={<Icon name="chat" />}
      name={<Trans>Live chat</Trans>}
      note={<Trans>Ask us anything, day and night</Trans>}
    />
  </button>
)
