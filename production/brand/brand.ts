import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { languages } from '../../src/i18n/languages.ts'
import { Category } from '../../src/api/games/category.ts'

const Colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'a colour is written as #rrggbb'))
const codes = Object.keys(languages)
const Language = v.picklist(codes, `a language is one of ${codes.join(', ')}`)

/** Longer ones are cut off under an icon. */
const mostLetters = 12

const letters = (text: string) => [...new Intl.Segmenter().segment(text)].length
const Name = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'a name has letters'),
  v.check(
    (text) => letters(text) <= mostLetters,
    `a name under an icon has at most ${mostLetters} letters`,
  ),
)

const colourNames = [
  'canvas',
  's1',
  's2',
  's3',
  'line',
  'line-strong',
  'text',
  'text-mid',
  'text-lo',
  'primary',
  'on-primary',
  'primary-text',
  'accent',
  'on-accent',
  'teal',
  'on-teal',
  'success',
  'warn',
  'danger',
  'on-danger',
  'info',
  'focus',
]
const Theme = v.strictObject(v.entriesFromList(colourNames, v.optional(Colour)))

const Brand = v.strictObject({
  shortName: Name,
  title: v.string(),
  description: v.string(),
  /** Behind the logo. */
  plate: v.optional(Colour),
  /** Drawn pictures of games, or a ground of two colours alone. */
  art: v.union([v.literal('drawn'), v.strictObject({ deep: Colour, base: Colour })]),
  /** What is left out is as in src/styles/tokens.css. */
  colours: v.strictObject({ dark: Theme, light: Theme }),
  /** What is left out is as in public/merchant.json. */
  merchant: v.strictObject({
    merchantCode: v.optional(v.string()),
    brand: v.optional(v.record(Language, Name)),
    languages: v.optional(v.pipe(v.array(Language), v.minLength(1))),
    currencySymbol: v.optional(v.string()),
    listLanguage: v.optional(v.string()),
    categories: v.optional(v.array(Category)),
    minAge: v.optional(v.picklist([18, 21])),
    regulated: v.optional(v.boolean()),
    sealingKeyIds: v.optional(v.array(v.string())),
  }),
})
export type Brand = v.InferOutput<typeof Brand>

export const brandName = () => process.env['BRAND'] ?? 'mela'
export const brandFolder = (root: string, name = brandName()) => join(root, 'brands', name)

type Reading = { readonly brand: Brand } | { readonly problems: readonly string[] }

/** A brand, or what is wrong with its files, a sentence each. */
export function readBrand(folder: string): Reading {
  const missing = ['brand.json', 'logo.svg'].filter((file) => !existsSync(join(folder, file)))
  if (missing.length > 0) return { problems: missing.map((file) => `${file} is missing.`) }
  const parsed = v.safeParse(Brand, jsonOf(readFileSync(join(folder, 'brand.json'), 'utf8')))
  return parsed.success ? { brand: parsed.output } : { problems: parsed.issues.map(sentenceOf) }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function sentenceOf(issue: v.BaseIssue<unknown>) {
  const at = v.getDotPath(issue)
  if (!at) return 'brand.json is no JSON object.'
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return `brand.json: ${at} is an unknown key.`
  return `brand.json: ${at}: ${issue.message}.`
}

/** Throws with one sentence per problem. */
export function brandOf(folder: string): Brand {
  const reading = readBrand(folder)
  if ('brand' in reading) return reading.brand
  throw new Error(`The brand in ${folder} cannot be built.\n${reading.problems.join('\n')}`)
}

const Merchant = v.looseObject({
  languages: v.array(v.string()),
  brand: v.optional(v.record(v.string(), v.string())),
  categories: v.optional(v.array(Category)),
  minAge: v.optional(v.number()),
})

/** What the app reads at run time. */
export function merchantOf(root: string): v.InferOutput<typeof Merchant> {
  const standard = JSON.parse(readFileSync(join(root, 'public/merchant.json'), 'utf8'))
  const folder = brandFolder(root)
  const isNamed = process.env['BRAND'] !== undefined
  const own = isNamed || existsSync(folder) ? brandOf(folder).merchant : {}
  const merchant: unknown = { ...standard, ...own }
  v.assert(Merchant, merchant)
  return merchant
}
