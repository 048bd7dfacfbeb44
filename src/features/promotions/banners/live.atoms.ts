import { atom } from 'jotai'
import { listLiveModels } from '../../../api/games/liveModels.ts'
import { languageAtom } from '../../../i18n/language.atoms.ts'
import { queryAtom } from '../../../net/query/query.ts'
import { merchantCodeAtom } from '../../merchant/merchant.atoms.ts'

/** Same query as the list of live tables, so one request. */
const liveModelsAtom = queryAtom(listLiveModels, (get) => ({
  merchantCode: get(merchantCodeAtom),
  status: 'active' as const,
  language: get(languageAtom),
}))

export const hasLiveAtom = atom((get) => (get(liveModelsAtom).value ?? []).length > 0)
