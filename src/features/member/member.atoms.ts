import { atom } from 'jotai'
import { type HeadIcon, getHeadIcon, setHeadIcon } from '#api/account/memberData.ts'
import { perform } from '#net/intent.ts'
import { queryAtom } from '#net/query/query.ts'
import { playerAtom, playerIntent } from '#net/session/player.ts'
import { siteAtom, templateAtom } from '#features/merchant/merchant.atoms.ts'

/** The merchant's template, `mem_cen`; undefined until it is known. */
export const centreAtom = atom(
  (get) => get(templateAtom)?.memberCentre ?? (get(siteAtom).failure && 'base'),
)

export const savedHeadIconAtom = queryAtom(getHeadIcon, () => ({}))

const chosenAtom = playerAtom<HeadIcon | null>(null)

/** The chosen icon shows before the platform confirms it; null shows the player's initial. */
export const headIconAtom = atom((get) => get(chosenAtom) ?? get(savedHeadIconAtom).value ?? null)

/** Optimistic: reverted when the platform refuses, unless another was chosen since. */
export const chooseHeadIconIntent = playerIntent(async (get, set, icon: HeadIcon) => {
  const before = get(chosenAtom)
  set(chosenAtom, icon)
  try {
    await perform(setHeadIcon, { headIcon: icon })
  } catch (thrown) {
    if (get(chosenAtom) === icon) set(chosenAtom, before)
    throw thrown
  }
})
