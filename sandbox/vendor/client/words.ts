import { bengali } from './words.bn.ts'
import { english, type Words } from './words.en.ts'

export const wordsFor = (language: string): Words =>
  language.toUpperCase().startsWith('BN') ? bengali : english

/** Fills {0}, {1} … */
export const fill = (text: string, ...values: readonly (string | number)[]) =>
  text.replace(/\{(\d)\}/g, (whole, index: string) => String(values[Number(index)] ?? whole))
