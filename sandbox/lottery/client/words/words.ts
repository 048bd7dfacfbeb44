import { bengali } from './words.bn.ts'
import { english, type Words } from './words.en.ts'

export type { Words }

export const wordsFor = (language: string): Words =>
  language.toUpperCase().startsWith('BN') ? bengali : english
