import { join } from 'node:path'
import { merchantOf } from '../../production/brand/brand.ts'

const { brand = {}, categories = [] } = merchantOf(join(import.meta.dirname, '../..'))
const [anyName = ''] = Object.values(brand)

/** Whose platform this is: the brand of `BRAND`. */
export const operator = {
  name: { EN: brand['EN'] ?? anyName, BN: brand['BN'] ?? anyName },
  /** In the order of its menus. */
  categories,
}

export const nameIn = (language: string) =>
  language === 'BN' ? operator.name.BN : operator.name.EN
