import { atom } from 'jotai'
import { siteAtom } from '../../merchant/merchant.atoms.ts'
import { socialLinksOf } from './social.rules.ts'
import { channelsAtom } from '../support.atoms.ts'

export const socialLinksAtom = atom((get) => {
  const channels = get(channelsAtom)
  return socialLinksOf(
    get(siteAtom).value?.resources ?? [],
    typeof channels === 'string' ? [] : channels,
  )
})
