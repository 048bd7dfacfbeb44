import * as v from 'valibot'
import { merchantOf } from './brand.ts'
import { Hosts, Platform, platformConstants } from './elsewhere.ts'
import { InputError, problemsIn } from './input.ts'
import { languageProblems } from './languages.ts'
import { PartOfMerchant } from './schema.ts'

/**
 * The whole of merchant.json. The part that the app reads at run time is in
 * src/features/merchant/merchant.ts.
 */
const MerchantFile = v.strictObject({
  ...v.required(PartOfMerchant, [
    'merchantCode',
    'brand',
    'languages',
    'currencySymbol',
    'listLanguage',
    'minAge',
    'regulated',
  ]).entries,
  currencyDecimals: v.optional(PartOfMerchant.entries.currencyDecimals.wrapped, 2),
  platform: v.optional(Platform, {}),
  hosts: v.optional(Hosts, {}),
})
export type MerchantFile = v.InferOutput<typeof MerchantFile>

/** The parsed merchant file. Throws with one sentence per problem. */
export function merchantFileOf(root: string): MerchantFile {
  const parsed = v.safeParse(MerchantFile, merchantOf(root))
  const problems = parsed.success
    ? languageProblems('merchant.json: ', parsed.output)
    : problemsIn('merchant.json', parsed.issues)
  if (parsed.success && problems.length === 0) return parsed.output
  throw new InputError(problems.join('\n'))
}

/**
 * Build-time constants. `RELEASE` omits everything that only the sandbox has; the sandbox's currency is always the
 * taka.
 */
export function constantsOf(root: string): Readonly<Record<string, string>> {
  const { platform, currencyDecimals } = merchantFileOf(root)
  return {
    ...platformConstants(platform),
    ...(process.env['RELEASE'] && {
      'import.meta.env.SANDBOX_PATHS': '',
      'import.meta.env.CURRENCY_DECIMALS': String(currencyDecimals),
    }),
  }
}
