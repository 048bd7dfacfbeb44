import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage, locales } from '#i18n/languages.ts'
import type { Brand } from './schema.ts'

/** A brand's own sentences in one language, keyed by the English ones they replace. */
export const textsIn = (texts: Brand['texts'] = {}, locale: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([english, own]) =>
      Object.entries(own).flatMap(([code, text]) =>
        isLanguage(code) && locales[code] === locale && text !== undefined
          ? [[english, text] as const]
          : [],
      ),
    ),
  )

/**
 * Sentences that the app does not use, and replacements that lack a placeholder of the original.
 */
export function textProblems(root: string, { texts = {} }: Brand) {
  const said = new Set(
    [
      ...readFileSync(join(root, 'src/i18n/locales/en.po'), 'utf8').matchAll(/^msgid (".+")$/gm),
    ].map(([, text = '""']) => String(JSON.parse(text))),
  )
  return Object.entries(texts).flatMap(([english, own]) => {
    if (!said.has(english)) return [`brand.json: texts: the app does not say “${english}”.`]
    const parts = partsOf(english)
    return Object.entries(own)
      .filter(([, text]) => partsOf(text ?? '') !== parts)
      .map(
        ([code]) =>
          `brand.json: texts: “${english}” in ${code} must have ${parts || 'no {…} or <0>'}, and nothing else of that kind.`,
      )
  })
}

/** Placeholders: {brand}, <0>. */
const partsOf = (text: string) => (text.match(/\{\w+\}|<\/?\d+\/?>/g) ?? []).toSorted().join(' ')
