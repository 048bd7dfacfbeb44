import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { Category } from '#api/games/category.ts'
import { InputError, ownFile, readParsed } from './input.ts'
import { Brand, PartOfMerchant } from './schema.ts'
import { readText } from './text.ts'

/** The name of a folder in brands/. */
export const brandName = () => process.env['BRAND'] ?? 'mela'
export const brandFolder = (root: string, name = brandName()) => join(root, 'brands', name)

type Reading = { readonly brand: Brand } | { readonly problems: readonly string[] }

/** A brand, or one sentence for each problem with its files. */
export function readBrand(folder: string): Reading {
  if (!existsSync(folder))
    return { problems: [`There is no folder brands/${basename(folder)} (docs/brand.md).`] }
  const missing = ['brand.json', 'logo.svg'].filter((file) => !existsSync(join(folder, file)))
  if (missing.length > 0) return { problems: missing.map((file) => `${file} is missing.`) }
  const logo = readText(join(folder, 'logo.svg'))
  if ('problems' in logo) return logo
  const reading = readParsed(Brand, join(folder, 'brand.json'))
  return 'output' in reading ? { brand: reading.output } : reading
}

/** Throws with one sentence per problem. */
export function brandOf(folder: string): Brand {
  const reading = readBrand(folder)
  if ('brand' in reading) return reading.brand
  throw new InputError(`The brand in ${folder} cannot be built.\n${reading.problems.join('\n')}`)
}

/** The brand named by `BRAND`, or the default one; undefined in a folder without brands. */
export function chosenBrand(root: string, name?: string): Brand | undefined {
  const folder = brandFolder(root, name)
  const isNamed = name !== undefined || process.env['BRAND'] !== undefined
  return isNamed || existsSync(folder) ? brandOf(folder) : undefined
}

const Merchant = v.looseObject({
  languages: v.array(v.string()),
  moreLanguages: v.optional(v.array(v.string()), []),
  defaultLanguage: v.optional(v.string()),
  brand: v.optional(v.record(v.string(), v.string())),
  categories: v.optional(v.array(Category)),
  minAge: v.optional(v.number()),
  regulated: v.optional(v.boolean()),
})

/** The operator's own file, named by `MERCHANT`. Throws with one sentence per problem. */
function ownMerchant(): v.InferOutput<typeof PartOfMerchant> {
  const file = process.env['MERCHANT']
  return file ? ownFile(PartOfMerchant, file) : {}
}

/**
 * What the app reads at run time: public/merchant.json, overridden by the brand, overridden by the
 * operator's own file.
 */
export function merchantOf(root: string, name?: string): v.InferOutput<typeof Merchant> {
  return merged(root, { ...chosenBrand(root, name)?.merchant, ...ownMerchant() })
}

/** What a brand makes a main language is none of the further ones of public/merchant.json. */
export function merged(root: string, own: v.InferOutput<typeof PartOfMerchant>) {
  const standard = ownFile(v.looseObject({}), join(root, 'public/merchant.json'))
  const merchant = v.parse(Merchant, { ...standard, ...own })
  if (own.moreLanguages) return merchant
  const { languages, moreLanguages } = merchant
  return { ...merchant, moreLanguages: moreLanguages.filter((code) => !languages.includes(code)) }
}
