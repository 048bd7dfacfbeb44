import { atom } from 'jotai'
import { type HeadIcon, getHeadIcon, setHeadIcon } from '../../api/member.ts'
import { credentialsAtom } from '../../net/credentials.ts'
import { perform } from '../../net/intent.ts'
import { queryAtom } from '../../net/query.ts'
import { currencyAtom, merchantAtom, siteAtom } from '../merchant/merchant.atoms.ts'

/** Which of the two centres this merchant shows (mem_cen). */
export const centreAtom = atom((get) => get(siteAtom).value?.template.memberCentre ?? 'base')

export const currencySymbolAtom = atom(
  (get) => get(currencyAtom).value?.symbol ?? get(merchantAtom).currencySymbol,
)

export const keptHeadIconAtom = queryAtom(getHeadIcon, () => ({}))

interface Chosen {
  readonly account: string | undefined
  readonly icon: HeadIcon
}
const chosenAtom = atom<Chosen | null>(null)

/** The player's picture, as chosen a moment ago or as the platform keeps it; null is their letter. */
export const headIconAtom = atom((get) => {
  const chosen = get(chosenAtom)
  const isOwn = chosen && chosen.account === get(credentialsAtom)?.account
  return isOwn ? chosen.icon : (get(keptHeadIconAtom).value ?? null)
})

/** Shown at once; taken back when the platform refuses, unless another has been chosen since. */
export const chooseHeadIconIntent = atom(null, async (get, set, icon: HeadIcon) => {
  const before = get(chosenAtom)
  const chosen = { account: get(credentialsAtom)?.account, icon }
  set(chosenAtom, chosen)
  try {
    await perform(setHeadIcon, { headIcon: icon })
  } catch (thrown) {
    if (get(chosenAtom) === chosen) set(chosenAtom, before)
    throw thrown
  }
})
