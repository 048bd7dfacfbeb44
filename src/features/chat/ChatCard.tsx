import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { UnreadBadge } from '#ui/feedback/Badge.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { ItemContent, itemClass } from '#ui/list/ListItem.tsx'
import { isOnAtom } from '#features/merchant/merchant.atoms.ts'
import css from './ChatCard.module.css'
import { useOpenChat } from './useOpenChat.ts'

export function ChatCard({ unread }: { readonly unread: number }) {
  const isOn = useAtomValue(isOnAtom)('CBS3')
  const open = useOpenChat()
  if (!isOn) return null
  return (
    <button type="button" className={itemClass(css.card)} onClick={open}>
      <ItemContent
        icon={<Icon name="headset" />}
        name={
          <span className={css.name}>
            <Trans>Live chat</Trans>
          </span>
        }
        note={<Trans>Ask us anything, day and night</Trans>}
        badge={<UnreadBadge count={unread} />}
      />
    </button>
  )
}
