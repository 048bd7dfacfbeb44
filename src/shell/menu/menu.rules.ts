import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CategoryVendors } from '#api/games/vendors.ts'
import type { Role } from '#api/roles.ts'
import type { IconName } from '#ui/icon/Icon.tsx'
import type { AppPath } from '#shell/route/staticData.ts'

export interface Viewer {
  readonly role: Role
  readonly isRewardsClosed: boolean
  readonly hasChat: boolean
  readonly isInstalled: boolean
}

export interface MenuItem {
  readonly icon: IconName
  readonly label: MessageDescriptor
  /** Null leads to customer service. */
  readonly to: AppPath | 'referral' | 'chat' | null
  readonly isAffiliateService?: true
  readonly next?: AppPath
}

type Way = Pick<MenuItem, 'to' | 'next'>

function rewards({ role, isRewardsClosed }: Viewer): Way {
  if (role === 'guest') return { to: '/m/login', next: '/m/rewardCenter' }
  return { to: isRewardsClosed ? null : '/m/rewardCenter' }
}

export const upperItems = (viewer: Viewer): readonly MenuItem[] => [
  {
    icon: 'home',
    label: msg({ message: 'Home', comment: 'Tab at the bottom. Very short.' }),
    to: '/m/home',
  },
  { icon: 'people', label: msg`Invite friends`, to: 'referral' },
  { icon: 'gift', label: msg`Reward center`, ...rewards(viewer) },
  { icon: 'flame', label: msg`Hot games`, to: '/m/hot' },
  { icon: 'star', label: msg`Favorites`, to: '/m/fav' },
  { icon: 'clock', label: msg`Recent games`, to: '/m/recent' },
  { icon: 'trophy', label: msg`Leaderboard`, to: '/m/leaderBoard' },
]

export function lowerItems(viewer: Viewer): readonly MenuItem[] {
  const download: MenuItem = { icon: 'install', label: msg`Get the app`, to: '/m/app' }
  const chat: MenuItem = { icon: 'headset', label: msg`Live chat`, to: 'chat' }
  return [
    { icon: 'crown', label: msg`VIP privilege`, to: '/m/member/benefits' },
    { icon: 'share', label: msg`Affiliate`, to: '/m/affiliate' },
    ...(viewer.isInstalled ? [] : [download]),
    ...(viewer.hasChat ? [chat] : []),
  ]
}

/** The footer's Promo group, in the order of section 9. */
export const promoItems = (viewer: Viewer): readonly MenuItem[] => [
  { icon: 'crown', label: msg`VIP privilege`, to: '/m/member/benefits' },
  {
    icon: 'people',
    label: msg`Affiliate service`,
    isAffiliateService: true,
    to: 'referral',
  },
  { icon: 'gift', label: msg`Promotions`, to: '/m/activity' },
  { icon: 'star', label: msg`Reward center`, ...rewards(viewer) },
]

/** Sports of a single vendor open directly (section 2). */
export const isSoleSport = ({ category, vendors }: CategoryVendors) =>
  category === 'SPORTS' && vendors.length === 1
