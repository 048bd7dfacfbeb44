import * as v from 'valibot'
import { Category } from '#api/games/category.ts'

const MerchantSite = v.object({
  merchantCode: v.string(),
  /** By language; a missing one falls back to the first. */
  brand: v.record(v.string(), v.string()),
  /** The main ones, whose words the page contains; any of src/i18n/languages.ts. */
  languages: v.array(v.string()),
  currencySymbol: v.string(),
  /** 'interface' makes it follow the language of the interface. */
  listLanguage: v.string(),
  /** In the platform's order; shown until the platform has answered. */
  categories: v.optional(v.array(Category), []),
  minAge: v.picklist([18, 21]),
  regulated: v.boolean(),
  /** Overrides the platform's switches. */
  features: v.optional(v.record(v.string(), v.boolean())),
  /** Origins. */
  hosts: v.optional(
    v.object({
      games: v.optional(v.array(v.string())),
      chat: v.optional(v.array(v.string())),
      images: v.optional(v.array(v.string())),
      social: v.optional(v.array(v.string())),
    }),
  ),
  /** RFC 7638 thumbprints of the keys that payloads may be sealed with: the current one and the next. */
  sealingKeyIds: v.optional(v.array(v.string()), []),
  /** Where set, Firebase sends the SMS codes; developers may use its emulator. */
  firebase: v.optional(
    v.object({
      apiKey: v.string(),
      projectId: v.string(),
      authDomain: v.exactOptional(v.string()),
      appId: v.exactOptional(v.string()),
      emulator: v.optional(v.pipe(v.string(), v.url())),
    }),
  ),
})
export type MerchantSite = v.InferOutput<typeof MerchantSite>

/** From merchant.json, which the build writes into the page. */
export function readMerchant(page = document): MerchantSite {
  return v.parse(MerchantSite, JSON.parse(page.getElementById('merchant')?.textContent ?? 'null'))
}
