import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandFolder } from '#build/brand/brand.ts'

const folder = join(brandFolder(join(import.meta.dirname, '../..')), 'icons')

export const iconOf = (file: string) => readFileSync(join(folder, file))
