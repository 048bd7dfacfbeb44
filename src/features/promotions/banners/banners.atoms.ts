import { type Atom, atom } from 'jotai'
import { isLiteAtom } from '#device/traffic/connection.ts'
import { announcementsAtom } from '#features/merchant/merchant.atoms.ts'
import { dependsOnLive, homeBanners } from './banners.rules.ts'

/** The request for live models is loaded only with the first banner that depends on it. */
const liveAtom = atom<Atom<boolean> | null>(null)
liveAtom.onMount = (set) =>
  void import('./live.atoms.ts').then(
    ({ hasLiveAtom }) => set(hasLiveAtom),
    () => undefined,
  )

/** In lite mode only the first, without requests for the others. */
export const homeBannersAtom = atom((get) => {
  const banners = get(announcementsAtom).value?.banners ?? []
  const live = dependsOnLive(banners) && !get(isLiteAtom) ? get(liveAtom) : null
  return homeBanners(banners, live !== null && get(live))
})
