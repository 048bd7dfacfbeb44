import * as v from 'valibot'
import { locales } from '#i18n/languages.ts'
import { categories } from '#api/games/category.ts'
import { Hosts, Platform } from './elsewhere.ts'
import type { SwitchId } from '#api/site/switches.ts'

/** Text for players, in any script, but not blank. */
const Text = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'a text has letters'),
)

const Colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'a colour is written as #rrggbb'))
const codes = Object.keys(locales)
const Language = v.picklist(codes, `a language is one of ${codes.join(', ')}`)

/** Longer names are cut off under an icon. */
const mostLetters = 12

const letters = (text: string) => [...new Intl.Segmenter().segment(text)].length
/** Google Play and Android count every code point of a Bengali syllable. */
const mostSigns = 30

const Title = v.pipe(Text, v.maxLength(mostSigns, `a title has at most ${mostSigns} characters`))
const Name = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'a name has letters'),
  v.check(
    (text) => letters(text) <= mostLetters,
    `a name under an icon has at most ${mostLetters} letters`,
  ),
  v.check(
    (text) => text.length <= mostSigns || letters(text) > mostLetters,
    `a name under an icon has at most ${mostSigns} characters, each sign of a syllable counted`,
  ),
)

const Way = v.pipe(
  v.string(),
  v.check(
    (address) => /^(https|tg|whatsapp|viber|tel|mailto):./.test(address) && URL.canParse(address),
    'a way to customer service is an address with https:, tg:, whatsapp:, viber:, tel: or mailto:',
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
/** A corner radius in px. */
const Radius = v.pipe(
  v.number('a radius is a number of px'),
  v.integer('a radius is a whole number of px'),
  v.minValue(0, 'a radius is 0 px or more'),
  v.maxValue(40, 'a radius is 40 px at most'),
)
const corners = ['chip', 'control', 'tile', 'card', 'banner'] as const

const Address = v.pipe(
  v.string(),
  v.url('an address begins with https://'),
  v.startsWith('https://', 'an address begins with https://'),
)

/** Features that a merchant may switch off even if its platform has them. */
const features = [
  'AGEINFO3',
  'APPPOPUP3',
  'CBS3',
  'DOWNLOADBAR3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'LOTT3',
  'MOBILEVERCODELOGIN3',
  'REWCEN3',
] as const satisfies readonly SwitchId[]

const OwnCategory = v.picklist(categories, `a category is one of ${categories.join(', ')}`)

const Theme = v.strictObject(v.entriesFromList(colourNames, v.optional(Colour)))

/** What a brand, or an operator's own file, may set for the merchant. */
export const PartOfMerchant = v.strictObject({
  merchantCode: v.optional(v.pipe(v.string(), v.nonEmpty('the merchant code is not empty'))),
  brand: v.optional(v.record(Language, Name)),
  /** The main languages, whose words the page itself contains; the first is the default. */
  languages: v.optional(v.pipe(v.array(Language), v.minLength(1))),
  /** Further languages; their words come with the page's first request. */
  moreLanguages: v.optional(v.array(Language)),
  /** A language of either list, by default the first main one. */
  defaultLanguage: v.optional(Language),
  /** A first visit is in the browser's language if it is offered. */
  followsBrowserLanguage: v.optional(v.boolean()),
  currencySymbol: v.optional(v.string()),
  currencyDecimals: v.optional(v.picklist([0, 2, 3], 'a currency has 0, 2 or 3 decimals')),
  listLanguage: v.optional(
    v.picklist(
      [...codes, 'interface'],
      `the language of lists is one of ${codes.join(', ')}, interface`,
    ),
  ),
  categories: v.optional(
    v.pipe(
      v.array(OwnCategory),
      v.check((list) => new Set(list).size === list.length, 'a category is listed once'),
    ),
  ),
  minAge: v.optional(v.picklist([18, 21], 'the least age is 18 or 21')),
  regulated: v.optional(v.boolean()),
  sealingKeyIds: v.optional(
    v.array(
      v.pipe(
        v.string(),
        v.regex(/^[\w-]{43}$/, 'a sealing key is named by its RFC 7638 thumbprint, 43 characters'),
      ),
    ),
  ),
  firebase: v.optional(v.record(v.string(), v.string())),
  platform: v.optional(Platform),
  hosts: v.optional(Hosts),
  /** Shown at the bottom of home, below the user agreement. */
  legal: v.optional(v.array(v.strictObject({ text: v.record(Language, Text), url: Address }))),
  /** Switched off even if the platform has it. */
  features: v.optional(
    v.strictObject(
      v.entriesFromList(
        features,
        v.optional(v.literal(false, 'a feature is only switched off: false')),
      ),
    ),
  ),
})

export const Brand = v.strictObject({
  shortName: Name,
  title: Title,
  description: v.pipe(
    Text,
    v.maxLength(300, 'a description has at most 300 characters, because every page has it'),
  ),
  /** The colour behind the logo. */
  plate: v.optional(Colour),
  /** Games have drawn pictures, or just a background of two colours. */
  art: v.union([v.literal('drawn'), v.strictObject({ deep: Colour, base: Colour })]),
  /** Defaults are in src/styles/tokens.css. */
  colours: v.strictObject({ dark: Theme, light: Theme }),
  /** Corner radii; defaults are in src/styles/tokens.css. */
  radius: v.optional(v.strictObject(v.entriesFromList(corners, v.optional(Radius)))),
  /** The font weight of headings. */
  headings: v.optional(
    v.picklist([500, 600, 700, 800], 'headings have a weight of 500, 600, 700 or 800'),
  ),
  /**
   * The brand's own sentences, keyed by the English ones they replace (src/i18n/locales/en.po) and
   * by language.
   */
  texts: v.optional(v.record(v.string(), v.record(Language, Text))),
  /**
   * Ways to reach customer service from browsers that cannot run the app; the platform has its own
   * list.
   */
  service: v.optional(v.array(Way)),
  /** Defaults are in public/merchant.json. */
  merchant: PartOfMerchant,
})
export type Brand = v.InferOutput<typeof Brand>
