import { atom } from 'jotai'
import { storeReferralDays } from '#device/storage/referral.ts'
import { knownSiteAtom, siteAtom } from './merchant.atoms.ts'
import { writeSite } from './site.storage.ts'

export const storeSiteIntent = atom(null, (get) => {
  const site = get(siteAtom).value
  if (!site) return
  writeSite(get(knownSiteAtom))
  storeReferralDays(site.invitationDays)
})
