import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Tier } from '../../../api/promotions/benefits.ts'

interface Step {
  readonly done: number
  readonly need: number
}

/** `share` from 0 to 1, `left` in minor units. */
export const progressOf = ({ done, need }: Step) => ({
  share: need > 0 ? Math.min(1, Math.max(0, done / need)) : 1,
  left: Math.max(0, need - done),
})

/** Amounts in minor units. */
export type Perk =
  | { readonly kind: 'money'; readonly minor: number }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'has'; readonly has: boolean }

interface PerkRow {
  readonly label: MessageDescriptor
  readonly perkOf: (tier: Tier) => Perk
}

const money = (minor: number): Perk => ({ kind: 'money', minor })
const has = (isGiven: boolean): Perk => ({ kind: 'has', has: isGiven })

const rows: readonly PerkRow[] = [
  { label: msg`Total deposits`, perkOf: (tier) => money(tier.deposit) },
  { label: msg`Total turnover`, perkOf: (tier) => money(tier.turnover) },
  {
    label: msg`Rebate on turnover`,
    perkOf: (tier) => ({ kind: 'percent', percent: tier.rebate }),
  },
  { label: msg`Monthly gift`, perkOf: (tier) => money(tier.monthlyGift) },
  { label: msg`Birthday gift`, perkOf: (tier) => money(tier.birthdayGift) },
  { label: msg`Priority withdrawals`, perkOf: (tier) => has(tier.fastWithdrawal) },
  { label: msg`Personal contact`, perkOf: (tier) => has(tier.personalHelp) },
]

export function isNothing(perk: Perk): boolean {
  switch (perk.kind) {
    case 'money':
      return perk.minor === 0
    case 'percent':
      return perk.percent === 0
    case 'has':
      return !perk.has
  }
}

/** Leaves out perks that no tier gives. */
export const rowsFor = (tiers: readonly Tier[]) =>
  rows.filter(({ perkOf }) => tiers.some((tier) => !isNothing(perkOf(tier))))
