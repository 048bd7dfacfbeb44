import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Money, list } from '#api/wire.ts'
import { Percent } from './percent.ts'

/** @public */
export const about = {
  getBenefits: {
    says: "The player's VIP label, the progress in deposits and turnover towards the next one, and what each tier gives.",
  },
} satisfies Readonly<Record<string, About>>

const Step = v.object({ done: Money, need: Money })

const Tier = v.pipe(
  v.object({
    labelName: v.string(),
    deposit: Money,
    turnover: Money,
    /** Of the stake. */
    rebate: v.optional(Percent, '0'),
    monthlyGift: v.optional(Money, '0'),
    birthdayGift: v.optional(Money, '0'),
    fastWithdrawal: v.optional(v.boolean(), false),
    personalHelp: v.optional(v.boolean(), false),
  }),
  v.transform(({ labelName, ...tier }) => ({ label: labelName, ...tier })),
)
export type Tier = v.InferOutput<typeof Tier>

export const getBenefits = endpoint({
  path: '/wps/member/benefits',
  output: v.pipe(
    v.object({
      clubLabel: v.optional(v.object({ labelName: v.optional(v.string(), '') })),
      next: v.optional(v.object({ labelName: v.string(), deposit: Step, turnover: Step })),
      tiers: list(Tier),
    }),
    v.transform((wire) => ({
      label: wire.clubLabel?.labelName || '0',
      next: wire.next
        ? { label: wire.next.labelName, deposit: wire.next.deposit, turnover: wire.next.turnover }
        : null,
      tiers: wire.tiers,
    })),
  ),
})
export type Benefits = v.InferOutput<(typeof getBenefits)['output']>
