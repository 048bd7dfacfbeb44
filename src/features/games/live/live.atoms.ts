import { atom } from 'jotai'
import { type LiveModel, listLiveModels } from '../../../api/games/liveModels.ts'
import { queryAtom } from '../../../net/query/query.ts'
import { inListLanguage } from '../../merchant/merchant.atoms.ts'

const listedAtom = queryAtom(listLiveModels, (get) => ({
  ...inListLanguage(get),
  status: 'active' as const,
}))

/** Undefined while loading; empty where the request fails. Streaming hosts come first. */
export const liveModelsAtom = atom((get) => {
  const { value, failure } = get(listedAtom)
  return failure && !value ? [] : value?.toSorted(streamingFirst)
})

const streamingFirst = (one: LiveModel, other: LiveModel) =>
  Number(other.isStreaming) - Number(one.isStreaming)
