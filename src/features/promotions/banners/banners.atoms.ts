import { type Atom, atom } from 'jotai'
import { isLiteAtom } from '../../../device/traffic/connection.ts'
import { announcementsAtom } from '../../merchant/merchant.atoms.ts'
import { dependsOnLive, homeBanners } from './banners.rules.ts'

/** What asks for the live models comes with the first banner that depends on them. */
const liveAtom = atom<Atom<boolean> | null>(null)
liveAtom.onMount = (set) =>
  void import('../live.atoms.ts').then(
    ({ hasLiveAtom }) => set(hasLiveAtom),
    () => undefined,
  )

/** In lite mode only the first banner is shown: nothing is asked for the others. */
export const homeBannersAtom = atom((get) => {
  const banners = get(announcementsAtom).value?.banners ?? []
  const live = dependsOnLive(banners) && !get(isLiteAtom) ? get(liveAtom) : null
  return homeBanners(banners, live !== null && get(live))
})
