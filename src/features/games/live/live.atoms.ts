import { atom } from 'jotai'
import { listLiveModels } from '../../../api/games/liveModels.ts'
import { languageAtom } from '../../../i18n/language.atoms.ts'
import { queryAtom } from '../../../net/query.ts'
import { merchantCodeAtom } from '../../merchant/merchant.atoms.ts'
import { inOrder } from './live.rules.ts'

const listedAtom = queryAtom(listLiveModels, (get) => ({
  merchantCode: get(merchantCodeAtom),
  status: 'active' as const,
  language: get(languageAtom),
}))

/** Who presents the live tables; undefined until the platform has said it, and none where it does not. */
export const liveModelsAtom = atom((get) => {
  const { value, failure } = get(listedAtom)
  return failure && !value ? [] : value && inOrder(value)
})
