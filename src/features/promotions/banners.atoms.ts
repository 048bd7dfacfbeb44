import { atom } from 'jotai'
import { announcementsAtom, isOnAtom } from '../merchant/merchant.atoms.ts'
import { homeBanners } from './banners.rules.ts'

/** The live and model feature is a part of module CBS3 (section 7). */
const hasLiveAtom = atom((get) => get(isOnAtom)('CBS3'))

export const homeBannersAtom = atom((get) =>
  homeBanners(get(announcementsAtom).value?.banners ?? [], get(hasLiveAtom)),
)
