import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LinkProps } from '@tanstack/react-router'
import { type Role, may } from '#api/roles.ts'
import type { SwitchId } from '#api/site/switches.ts'
import type { IconName } from '#ui/icon/Icon.tsx'

export interface MemberLink {
  readonly icon: IconName
  readonly label: MessageDescriptor
  /** Null where only customer service can help. */
  readonly to: NonNullable<LinkProps['to']> | null
  readonly hasUnread?: true
}

const place = (to: MemberLink['to'], icon: IconName, label: MessageDescriptor): MemberLink => ({
  to,
  icon,
  label,
})

type Closed = (id: SwitchId) => boolean

export function moneyPlaces(role: Role, isClosed: Closed): readonly MemberLink[] {
  if (!may(role, 'money')) return []
  const pay = (to: MemberLink['to']) => (isClosed('FUNDTRANS3') ? null : to)
  return [
    place(pay('/m/voucherCenter'), 'wallet', msg`Deposit`),
    place(pay('/m/withdraw'), 'share', msg`Withdraw`),
    place(isClosed('MEMTRANS3') ? null : '/m/gameRecord', 'clock', msg`Records`),
    place(isClosed('REWCEN3') ? null : '/m/rewardCenter', 'gift', msg`Rewards`),
  ]
}

export const ownPlaces = (role: Role): readonly MemberLink[] => [
  ...(may(role, 'mail')
    ? [{ ...place('/m/messages', 'mail', msg`Messages`), hasUnread: true } as const]
    : []),
  ...(may(role, 'money')
    ? [
        place('/m/member/benefits', 'crown', msg`VIP privilege`),
        place('/m/member/security', 'lock', msg`Security`),
        place(
          '/m/member/limits',
          'filter',
          msg({ message: 'Playing limits', comment: 'Limits that players set for themselves.' }),
        ),
      ]
    : []),
]

export const gamePlaces: readonly MemberLink[] = [
  place('/m/fav', 'star', msg`Favorites`),
  place('/m/recent', 'clock', msg`Recent games`),
  place('/m/leaderBoard', 'trophy', msg`Leaderboard`),
]

export const agentPlaces = (role: Role, isClosed: Closed): readonly MemberLink[] =>
  may(role, 'agency')
    ? [
        place(
          isClosed('AGEINFO3') ? null : '/m/agentRegister',
          'plus',
          msg({
            message: 'Open accounts',
            comment:
              'Verb: an agent creates accounts for players. Name of a page; not “accounts that are open”.',
          }),
        ),
        place('/m/affiliate', 'people', msg`Affiliate`),
      ]
    : []

export const phonePlaces = (isInstalled: boolean): readonly MemberLink[] => [
  place(
    '/m/member/data',
    'phone',
    msg({
      message: 'Data on this device',
      comment: 'What the app stores on this device; elsewhere data usage is the traffic.',
    }),
  ),
  place('/m/help', 'help', msg`Help center`),
  ...(isInstalled ? [] : [place('/m/app', 'install', msg`Get the app`)]),
]
