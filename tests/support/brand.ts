import { join } from 'node:path'
import { brandFolder, brandOf, merchantOf } from '#build/brand/brand.ts'
import { coloursOf } from '#build/brand/style.ts'
import { isLanguage } from '#i18n/languages.ts'

const root = join(import.meta.dirname, '../..')
const file = brandOf(brandFolder(root))
const { title, shortName, art, service } = file
const {
  brand: names = {},
  categories = [],
  languages,
  moreLanguages,
  minAge,
  regulated,
} = merchantOf(root)

/** The colour as a browser serialises it. */
function canvasIn(theme: 'dark' | 'light') {
  const colour = parseInt(coloursOf(root, file, theme)('canvas').slice(1), 16)
  return `rgb(${colour >> 16}, ${(colour >> 8) & 255}, ${colour & 255})`
}

/** The brand of the app under test, selected by `BRAND`. */
export const brand = {
  title,
  shortName,
  en: names['EN'] ?? '',
  bn: names['BN'] ?? '',
  canvas: { dark: canvasIn('dark'), light: canvasIn('light') },
  hasDrawings: art === 'drawn',
  categories,
  language: languages[0] === 'EN' ? 'EN' : 'BN',
  /** All that it offers. */
  languages: [...languages, ...moreLanguages].filter(isLanguage),
  minAge,
  isRegulated: regulated,
  /** The address of its first way to customer service. */
  service: service?.[0] ?? '',
} as const
