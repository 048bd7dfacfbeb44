import * as v from 'valibot'

const Merchant = v.object({
  merchantCode: v.string(),
  /** By language; one that is missing shows the first. */
  brand: v.record(v.string(), v.string()),
  /** Any of src/i18n/languages.ts; the first is the one for whoever has not chosen. */
  languages: v.array(v.string()),
  currencySymbol: v.string(),
  /** The language that game lists are asked in; 'interface' lets them follow the interface's. */
  listLanguage: v.string(),
  minAge: v.picklist([18, 21]),
  regulated: v.boolean(),
  /** RFC 7638 thumbprints of the keys that payloads may be sealed with: the platform's own, and its next one. */
  sealingKeyIds: v.optional(v.array(v.string()), []),
  /** Where set, SMS codes come by Firebase; an emulator may stand in for it on a developer's machine. */
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
export type Merchant = v.InferOutput<typeof Merchant>

/** The operator's configuration, written into the page at build (merchant.json). */
export function readMerchant(page = document): Merchant {
  return v.parse(Merchant, JSON.parse(page.getElementById('merchant')?.textContent ?? 'null'))
}
