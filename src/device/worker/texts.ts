import { isRecord } from '#device/isRecord.ts'
import { dataIn } from './pageScripts.ts'

export const textCache = 'texts'

/** `file` is LOCALE-HASH. In a build only: the text of home and the lists; all other text. */
export const firstTextFile = (file: string) => `/assets/text-${file}.js`
export const laterTextFile = (file: string) => `/assets/text-${file}-later.js`
/** The words of the prerender, in a language that the page does not contain. */
export const pageTextFile = (file: string) => `/assets/text-${file}-page.js`

export function textsIn(html: string): string[] {
  const files = dataIn(html, 'languages')
  return isRecord(files) ? Object.values(files).filter((file) => typeof file === 'string') : []
}
