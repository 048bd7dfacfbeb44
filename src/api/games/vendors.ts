import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Category, VendorCode } from './category.ts'
import { Merchant, list } from '#api/wire.ts'
import type { Vendor } from './vendorList.ts'

/** @public */
export const about = {
  listVendorTypes: {
    says: "The categories in the merchant's order, with their vendors, classes and numbers of games. E-sports and cockfights are listed among the sports; the app separates them (section 4).",
  },
} satisfies Readonly<Record<string, About>>

const Sorting = v.object({
  gameCategory: Category,
  vendorNames: list(v.object({ vassalage: VendorCode, accountTypeName: v.string() })),
})

const Mapping = v.object({
  vendors: list(VendorCode),
  gameClassify: v.optional(v.array(v.string()), []),
  data: v.record(v.string(), v.fallback(v.object({ gameCount: v.number() }), { gameCount: 0 })),
})
const Mappings = v.record(v.string(), v.fallback(v.nullable(Mapping), null))

export interface CategoryVendors {
  readonly category: Category
  readonly classes: readonly string[]
  readonly vendors: readonly Vendor[]
}

interface VendorTypes {
  readonly categories: readonly CategoryVendors[]
  readonly electronicVendors: readonly VendorCode[]
}

export const listVendorTypes = endpoint({
  path: '/lgw/vendor/types',
  session: 'none',
  input: v.object({ ...Merchant.entries, typeId: v.literal('1') }),
  output: v.pipe(
    v.object({ sorting: list(Sorting), mapping: Mappings }),
    v.transform(({ sorting, mapping }): VendorTypes => ({
      categories: sorting.map(({ gameCategory, vendorNames }) => {
        const mapped = mapping[gameCategory]
        return {
          category: gameCategory,
          classes: mapped?.gameClassify ?? [],
          vendors: vendorNames.map(({ vassalage, accountTypeName }) => ({
            code: vassalage,
            name: accountTypeName,
            logo: null,
            gameCount: mapped?.data[vassalage]?.gameCount ?? 0,
          })),
        }
      }),
      electronicVendors: mapping['ELOTT']?.vendors ?? [],
    })),
  ),
  encode: (params: { merchantCode: string }) => ({ ...params, typeId: '1' }) as const,
})
