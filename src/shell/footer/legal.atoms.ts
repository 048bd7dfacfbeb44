import { atom } from 'jotai'
import * as v from 'valibot'
import { languageAtom } from '../../i18n/language.atoms.ts'

const Merchant = v.object({
  legal: v.optional(
    /** The text by language. */
    v.array(v.object({ text: v.record(v.string(), v.string()), url: v.string() })),
    [],
  ),
})

/** The merchant's own legal pages: licence, privacy, terms. Read here, since only the foot of home shows them. */
export const legalAtom = atom((get) =>
  v
    .parse(Merchant, JSON.parse(document.getElementById('merchant')?.textContent ?? 'null'))
    .legal.map(({ text, url }) => ({ text: text[get(languageAtom)] ?? url, url })),
)
