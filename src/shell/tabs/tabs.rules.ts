import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { IconName } from '#ui/icon/Icon.tsx'
import type { Layout } from '#shell/route/layouts.ts'
import type { AppPath } from '#shell/route/staticData.ts'

interface Tab {
  readonly to: AppPath
  readonly icon: IconName
  readonly label: MessageDescriptor
  /** Opens over the page; the link is only for a new window. */
  readonly isPanel?: true
  /** Only on wide screens. */
  readonly isInRail?: true
}

/** In order (section 2). */
export const tabs: readonly Tab[] = [
  { to: '/m/home', icon: 'home', label: msg`Home` },
  {
    to: '/m/gameCenter',
    icon: 'all',
    label: msg({ message: 'Lobby', comment: 'Tab at the bottom: all games. Very short.' }),
    isInRail: true,
  },
  { to: '/m/activity', icon: 'gift', label: msg`Promotions` },
  { to: '/m/affiliate', icon: 'people', label: msg`Affiliate`, isPanel: true },
  { to: '/m/voucherCenter', icon: 'wallet', label: msg`Deposit` },
  { to: '/m/message', icon: 'bell', label: msg`Messages`, isInRail: true },
  { to: '/m/member/home', icon: 'profile', label: msg`Profile` },
]

export function activeTab(pathname: string, layout: Layout): Tab | undefined {
  const path = pathname.toLowerCase()
  return tabs.find(({ to }) => {
    if (to === '/m/home') return layout === 'home'
    if (to === '/m/gameCenter') return layout === 'lobby'
    if (to === '/m/message') return /^\/m\/(message|notice|webemail)/.test(path)
    return path.startsWith(to.toLowerCase().replace(/\/home$/, ''))
  })
}
