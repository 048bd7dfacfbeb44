import { Link } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { isNativeWrapper, isStandalone } from '#device/display.ts'
import { isClosedAtom, isOnAtom } from '#features/merchant/merchant.atoms.ts'
import { ReferralLink } from '#features/promotions/invite/ReferralLink.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { AffiliateService } from '#shell/affiliate/AffiliateService.tsx'
import css from './SideMenu.module.css'
import type { MenuItem, Viewer } from './menu.rules.ts'
import { useOpenChat } from '#features/chat/useOpenChat.ts'
import { unreadChatAtom } from '#features/messages/unread/unread.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { UnreadBadge } from '#ui/feedback/Badge.tsx'

interface Props {
  readonly label: string
  readonly items: readonly MenuItem[]
}

export const MenuItems = ({ label, items }: Props) => (
  <nav aria-label={label}>
    <ul>
      {items.map((item) => (
        <li key={item.icon}>
          <Item {...item} />
        </li>
      ))}
    </ul>
  </nav>
)

function Item(item: MenuItem) {
  const { t } = useLingui()
  const face = (
    <>
      <Icon name={item.icon} />
      <span className={css.words}>{t(item.label)}</span>
    </>
  )
  if (!item.isAffiliateService) return <Way {...item} face={face} />
  return (
    <AffiliateService className={css.row} otherwise={<Way {...item} face={face} />}>
      {face}
    </AffiliateService>
  )
}

function Way({ to, next, face }: Pick<MenuItem, 'to' | 'next'> & { readonly face: ReactNode }) {
  const { t } = useLingui()
  if (to === 'chat') return <ChatItem face={face} />
  if (to === 'referral') return <ReferralLink className={css.row}>{face}</ReferralLink>
  if (to === '/m/login')
    return (
      <Link to="/m/login" search={{ next }} className={css.row}>
        {face}
      </Link>
    )
  if (to !== null)
    return (
      <Link to={to} className={css.row}>
        {face}
      </Link>
    )
  const askService = () => toast('info', t`Contact customer service`, 2000)
  return (
    <button type="button" className={css.row} onClick={askService} data-leads>
      {face}
    </button>
  )
}

function ChatItem({ face }: { readonly face: ReactNode }) {
  const open = useOpenChat()
  const unread = useAtomValue(unreadChatAtom)
  return (
    <button type="button" className={css.row} onClick={open} data-leads>
      {face}
      <UnreadBadge count={unread} />
    </button>
  )
}

export function useViewer(): Viewer {
  return {
    role: useAtomValue(roleAtom),
    isRewardsClosed: useAtomValue(isClosedAtom)('REWCEN3'),
    hasChat: useAtomValue(isOnAtom)('CBS3'),
    isInstalled: isNativeWrapper() || isStandalone(),
  }
}
