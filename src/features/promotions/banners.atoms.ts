import { atom } from 'jotai'
import { announcementsAtom, switchesAtom } from '../merchant/merchant.atoms.ts'
import { homeBanners } from './banners.rules.ts'

/** The live and model feature is a part of module CBS3 (section 7). */
const hasLiveAtom = atom((get) => get(switchesAtom)['CBS3'] === true)

export const homeBannersAtom = atom((get) =>
  homeBanners(get(announcementsAtom).value?.banners ?? [], get(hasLiveAtom)),
)
