import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { UnreadBadge } from '../../ui/feedback/UnreadBadge.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { isOnAtom } from '../merchant/merchant.atoms.ts'
import css from './ChatCard.module.css'
import { useOpenChat } from './useOpenChat.ts'

interface Props {
  readonly unread: number
}

export function ChatCard({ unread }: Props) {
  const isOn = useAtomValue(isOnAtom)('CBS3')
  const open = useOpenChat()
  if (!isOn) return null
  return (
    <button type="button" className={css.card} onClick={open}>
      <Icon name="headset" />
      <span className={css.words}>
        <span className={css.name}>
          <Trans>Live chat</Trans>
        </span>
        <span className={css.about}>
          <Trans>Ask us anything, day and night</Trans>
        </span>
      </span>
      <UnreadBadge count={unread} />
      <Icon name="chevron-right" size="small" />
    </button>
  )
}
