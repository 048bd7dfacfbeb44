import { join } from 'node:path'
import { merchantOf, brandFolder } from '#build/brand/brand.ts'
import { readFileSync } from 'node:fs'

const { brand = {}, categories = [] } = merchantOf(join(import.meta.dirname, '../..'))
const [anyName = ''] = Object.values(brand)

/** The platform's operator: the brand named by `BRAND`. */
export const operator = {
  name: { EN: brand['EN'] ?? anyName, BN: brand['BN'] ?? anyName },
  /** In the order of the operator's menus. */
  categories,
}

export const operatorName = (language: string) =>
  language === 'BN' ? operator.name.BN : operator.name.EN

const folder = join(brandFolder(join(import.meta.dirname, '../..')), 'icons')

export const iconOf = (file: string) => readFileSync(join(folder, file))
