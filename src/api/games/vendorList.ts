import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Merchant, list } from '#api/wire.ts'
import { Category, VendorCode } from './category.ts'

/** @public */
export const about = {
  listVendors: {
    says: 'The vendors of one category, or all of them, with name, logo and number of games.',
  },
} satisfies Readonly<Record<string, About>>

const Vendor = v.pipe(
  v.object({
    vassalage: VendorCode,
    displayName: v.string(),
    mobileSmallIcon: v.optional(v.string()),
    gameCount: v.optional(v.number(), 0),
    accountTypeName: v.optional(v.string()),
  }),
  v.transform((wire) => ({
    code: wire.vassalage,
    name: wire.displayName,
    logo: wire.mobileSmallIcon ?? null,
    gameCount: wire.gameCount,
  })),
)
export type Vendor = v.InferOutput<typeof Vendor>

export const listVendors = endpoint({
  path: '/lgw/vendor/list',
  session: 'none',
  input: v.object({ ...Merchant.entries, gameCategory: v.optional(Category) }),
  output: list(Vendor),
})
