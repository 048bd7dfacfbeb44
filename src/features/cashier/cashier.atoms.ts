import { atom } from 'jotai'
import { languageAtom } from '../../i18n/language.atoms.ts'

export const inLanguageAtom = atom((get) => ({ language: get(languageAtom) }))
