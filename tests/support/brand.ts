import { join } from 'node:path'
import { brandFolder, brandOf, merchantOf } from '../../production/brand/brand.ts'

const root = join(import.meta.dirname, '../..')
const { title, shortName, art } = brandOf(brandFolder(root))
const { brand: names = {}, categories = [], languages, minAge, regulated } = merchantOf(root)

/** What the app under test is called: the brand of `BRAND`. */
export const brand = {
  title,
  shortName,
  en: names['EN'] ?? '',
  bn: names['BN'] ?? '',
  hasDrawings: art === 'drawn',
  categories,
  language: languages[0] === 'EN' ? 'EN' : 'BN',
  minAge,
  isRegulated: regulated,
} as const
