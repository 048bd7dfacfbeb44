import { atom } from 'jotai'
import * as v from 'valibot'
import { languageAtom } from '../../i18n/language.atoms.ts'

const Merchant = v.object({
  legal: v.optional(
    v.array(
      v.object({
        /** By language; a missing one falls back to the first. */
        text: v.record(v.string(), v.string()),
        url: v.pipe(v.string(), v.url(), v.startsWith('https://')),
      }),
    ),
    [],
  ),
})

/** The merchant's own legal pages: licence, privacy, terms. Read here, since only the foot of home shows them. */
export const legalAtom = atom((get) => {
  const { legal } = v.parse(
    Merchant,
    JSON.parse(document.getElementById('merchant')?.textContent ?? 'null'),
  )
  const language = get(languageAtom)
  return legal.map(({ text, url }) => ({
    text: text[language] ?? Object.values(text)[0] ?? url,
    url,
  }))
})
