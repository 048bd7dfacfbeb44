import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Money, list } from '../wire.ts'

const Step = v.object({ done: Money, need: Money })

/** "0.35" → 0.35 percent of the stake. */
const Percent = v.pipe(v.string(), v.regex(/^\d{1,2}(\.\d{1,2})?$/), v.transform(Number))

const Tier = v.pipe(
  v.object({
    labelName: v.string(),
    deposit: Money,
    turnover: Money,
    rebate: v.optional(Percent, '0'),
    monthlyGift: v.optional(Money, '0'),
    birthdayGift: v.optional(Money, '0'),
    fastWithdrawal: v.optional(v.boolean(), false),
    personalHelp: v.optional(v.boolean(), false),
  }),
  v.transform(({ labelName, ...tier }) => ({ label: labelName, ...tier })),
)
export type Tier = v.InferOutput<typeof Tier>

/** The player's VIP label, the progress in deposits and turnover towards the next one, and what each tier gives. */
export const getBenefits = endpoint({
  method: 'GET',
  path: '/wps/member/benefits',
  session: 'required',
  input: v.object({}),
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
