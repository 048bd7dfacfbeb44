import { atom } from 'jotai'
import { languageAtom } from '../../i18n/language.atoms.ts'
import { currencyAtom, merchantAtom } from '../merchant/merchant.atoms.ts'

export const inLanguageAtom = atom((get) => ({ language: get(languageAtom) }))

export const currencySymbolAtom = atom(
  (get) => get(currencyAtom).value?.symbol ?? get(merchantAtom).currencySymbol,
)
