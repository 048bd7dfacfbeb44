import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Tier } from '#api/promotions/benefits.ts'

interface Step {
  readonly done: number
  readonly need: number
}

/** `share` from 0 to 1, `left` in minor units. */
export const stepProgressOf = ({ done, need }: Step) => ({
  share: need > 0 ? Math.min(1, Math.max(0, done / need)) : 1,
  left: Math.max(0, need - done),
})

interface PerkRow {
  readonly label: MessageDescriptor
  /** Minor units, a percentage, or whether the tier has it; 0 or false for nothing. */
  readonly perkOf: (tier: Tier) => number | boolean
  readonly isPercentage?: true
}

const rows: readonly PerkRow[] = [
  { label: msg`Total deposits`, perkOf: ({ deposit }) => deposit },
  { label: msg`Total turnover`, perkOf: ({ turnover }) => turnover },
  { label: msg`Rebate on turnover`, perkOf: ({ rebate }) => rebate, isPercentage: true },
  { label: msg`Monthly gift`, perkOf: ({ monthlyGift }) => monthlyGift },
  { label: msg`Birthday gift`, perkOf: ({ birthdayGift }) => birthdayGift },
  { label: msg`Priority withdrawals`, perkOf: ({ fastWithdrawal }) => fastWithdrawal },
  {
    label: msg({
      message: 'Personal contact',
      comment: 'A benefit: a person at customer service for this player.',
    }),
    perkOf: ({ personalHelp }) => personalHelp,
  },
]

/** Leaves out perks that no tier gives. */
export const perkRowsOf = (tiers: readonly Tier[]) =>
  rows.filter(({ perkOf }) => tiers.some((tier) => Boolean(perkOf(tier))))
