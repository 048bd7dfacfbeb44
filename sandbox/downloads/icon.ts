import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../public/icons')

export const iconOf = (file: string) => readFileSync(join(folder, file))
