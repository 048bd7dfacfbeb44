import { atom } from 'jotai'
import { listLiveModels } from '#api/games/liveModels.ts'
import { queryAtom } from '#net/query/query.ts'
import { inListLanguage } from '#features/merchant/merchant.atoms.ts'

/** Same query as the list of live tables, so one request. */
const liveModelsAtom = queryAtom(listLiveModels, (get) => ({
  ...inListLanguage(get),
  status: 'active' as const,
}))

export const hasLiveAtom = atom((get) => (get(liveModelsAtom).value ?? []).length > 0)
