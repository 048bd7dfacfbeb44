import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Id, Merchant, Money } from '#api/wire.ts'

/** @public */
export const about = {
  getMember: {
    says: 'Who is signed in, with the member type (section 3) and the VIP label, "0" for none.',
  },
  getMerchantWallet: {
    says: "The merchant's currency and its sign, for callers without a session.",
  },
  getWallet: {
    says: "The player's balance, as a decimal string, and its currency.",
  },
} satisfies Readonly<Record<string, About>>

export type MemberKind = 'trial' | 'member' | 'agent' | 'other'

/** Trial is 4, 40, 41 and 42; 0 is a player; 1 and 2 are agents; others may only browse. */
export function kindOf(type: number): MemberKind {
  if ([4, 40, 41, 42].includes(type)) return 'trial'
  if (type === 0) return 'member'
  return type === 1 || type === 2 ? 'agent' : 'other'
}

export const getMember = endpoint({
  path: '/wps/member/info',
  output: v.pipe(
    v.object({
      id: Id,
      account: v.string(),
      nickname: v.optional(v.string(), ''),
      userName: v.string(),
      type: v.number(),
      clubLabel: v.optional(v.object({ labelName: v.optional(v.string(), '') })),
    }),
    v.transform(({ clubLabel, ...wire }) => ({
      ...wire,
      kind: kindOf(wire.type),
      vipLabel: clubLabel?.labelName || '0',
    })),
  ),
})
export type Member = v.InferOutput<(typeof getMember)['output']>

const Symbol = v.object({ currencySymbol: v.string(), currency: v.string() })

export const getMerchantWallet = endpoint({
  path: '/wps/wallet/merchant',
  session: 'none',
  input: Merchant,
  output: v.pipe(
    Symbol,
    v.transform((wire) => ({ symbol: wire.currencySymbol, currency: wire.currency })),
  ),
})

export const getWallet = endpoint({
  path: '/wps/wallet',
  output: v.pipe(
    v.object({ ...Symbol.entries, sumBalance: Money }),
    v.transform((wire) => ({
      balance: wire.sumBalance,
      symbol: wire.currencySymbol,
      currency: wire.currency,
    })),
  ),
})
