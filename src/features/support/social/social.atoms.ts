import { atom } from 'jotai'
import { siteAtom } from '#features/merchant/merchant.atoms.ts'
import { socialLinksOf } from './social.rules.ts'
import { shownChannelsAtom } from '#features/support/support.atoms.ts'

export const socialLinksAtom = atom((get) =>
  socialLinksOf(get(siteAtom).value?.resources ?? [], get(shownChannelsAtom)),
)
