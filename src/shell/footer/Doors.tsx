import { Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useOpenChat } from '../../features/chat/useOpenChat.ts'
import { hasOwnChatAtom } from '../../features/support/support.atoms.ts'
import { Link } from '../../ui/Link.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { IconName } from '../../ui/icon/icons.ts'
import { isAffiliateOpenAtom } from '../affiliate/affiliate.atoms.ts'
import css from './Doors.module.css'

export function Doors() {
  const setOpen = useSetAtom(isAffiliateOpenAtom)
  const hasChat = useAtomValue(hasOwnChatAtom)
  return (
    <div className={css.doors}>
      {hasChat && <Chat />}
      <Link to="/m/service" className={css.door}>
        <Face
          icon="headset"
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
        className={css.door}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Face
          icon="share"
          name={<Trans>Affiliate</Trans>}
          note={<Trans>Invite friends and players</Trans>}
        />
      </button>
    </div>
  )
}

const Chat = () => (
  <button type="button" className={css.door} onClick={useOpenChat()}>
    <Face
      icon="chat"
      name={<Trans>Live chat</Trans>}
      note={<Trans>Ask us anything, day and night</Trans>}
    />
  </button>
)

interface FaceProps {
  readonly icon: IconName
  readonly name: ReactNode
  readonly note: ReactNode
}

const Face = ({ icon, name, note }: FaceProps) => (
  <>
    <Icon name={icon} />
    <span className={css.words}>
      <span className={css.name}>{name}</span>
      <span className={css.note}>{note}</span>
    </span>
    <Icon name="chevron-right" size="small" />
  </>
)
