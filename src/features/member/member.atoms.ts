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

let saving: Promise<unknown> = Promise.resolve()

/**
 * Optimistic: the saved picture returns if the platform refuses the newest choice. Choices are sent one after another,
 * without those that a newer one has replaced.
 */
export const chooseHeadIconIntent = playerIntent(async (get, set, icon: HeadIcon) => {
  set(chosenAtom, icon)
  const save = async () => {
    if (get(chosenAtom) === icon) await perform(setHeadIcon, { headIcon: icon })
  }
  try {
    await (saving = saving.then(save, save))
  } catch (thrown) {
    if (get(chosenAtom) === icon) set(chosenAtom, null)
    throw thrown
  }
})
