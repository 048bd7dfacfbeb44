import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LinkProps } from '@tanstack/react-router'
import type { MemberKind } from '../../api/member.ts'
import type { IconName } from '../../ui/icons.ts'

export type Role = MemberKind | 'guest'

export interface Place {
  readonly icon: IconName
  readonly label: MessageDescriptor
  /** A path, or null where customer service has to help. */
  readonly to: NonNullable<LinkProps['to']> | null
  /** What is unread there is counted beside it. */
  readonly hasUnread?: true
}

const place = (to: Place['to'], icon: IconName, label: MessageDescriptor): Place => ({
  to,
  icon,
  label,
})

/** Money and what comes of it are for members (section 6). */
export const hasMoney = (role: Role) => role === 'member' || role === 'agent'

/** The four actions under the wallet; the reward center needs REWCEN3. */
export const moneyPlaces = (switches: Readonly<Record<string, boolean>>): readonly Place[] => [
  place('/m/voucherCenter', 'download', msg`Deposit`),
  place('/m/withdraw', 'share', msg`Withdraw`),
  place('/m/gameRecord', 'clock', msg`Records`),
  place(switches['REWCEN3'] === false ? null : '/m/rewardCenter', 'gift', msg`Rewards`),
]

/** The player's own pages; a trial user has no account to look after. */
export const ownPlaces = (role: Role): readonly Place[] =>
  role === 'trial'
    ? []
    : [
        { ...place('/m/messages', 'mail', msg`Messages`), hasUnread: true },
        place('/m/member/benefits', 'crown', msg`VIP privilege`),
        place('/m/member/security', 'lock', msg`Security`),
        place('/m/member/limits', 'check', msg`Playing limits`),
      ]

export const gamePlaces: readonly Place[] = [
  place('/m/fav', 'star', msg`Favorites`),
  place('/m/recent', 'clock', msg`Recent games`),
  place('/m/leaderBoard', 'trophy', msg`Leaderboard`),
]

/** What only agents can do. */
export const agentPlaces = (role: Role): readonly Place[] =>
  role === 'agent'
    ? [
        place('/m/agentRegister', 'plus', msg`Open accounts`),
        place('/m/affiliate', 'people', msg`Affiliate`),
      ]
    : []

/** What concerns the app on this phone; who has it installed needs no download. */
export const phonePlaces = (isInstalled: boolean): readonly Place[] => [
  place('/m/member/data', 'phone', msg`Data on this phone`),
  ...(isInstalled ? [] : [place('/m/app', 'install', msg`Get the app`)]),
]
