import { atom } from 'jotai'
import { listLiveModels } from '../../../api/games/liveModels.ts'
import { queryAtom } from '../../../net/query/query.ts'
import { listLanguageAtom, merchantCodeAtom } from '../../merchant/merchant.atoms.ts'

/** Same query as the list of live tables, so one request. */
const liveModelsAtom = queryAtom(listLiveModels, (get) => ({
  merchantCode: get(merchantCodeAtom),
  status: 'active' as const,
  language: get(listLanguageAtom),
}))

export const hasLiveAtom = atom((get) => (get(liveModelsAtom).value ?? []).length > 0)
