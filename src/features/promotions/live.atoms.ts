import { atom } from 'jotai'
import { listLiveModels } from '../../api/games/liveModels.ts'
import { languageAtom } from '../../i18n/language.atoms.ts'
import { queryAtom } from '../../net/query.ts'
import { merchantCodeAtom } from '../merchant/merchant.atoms.ts'

/** The list of the live tables asks the same. */
const liveModelsAtom = queryAtom(listLiveModels, (get) => ({
  merchantCode: get(merchantCodeAtom),
  status: 'active' as const,
  language: get(languageAtom),
}))

/** Whether anybody presents the live tables, as far as is known. */
export const hasLiveAtom = atom((get) => (get(liveModelsAtom).value ?? []).length > 0)
