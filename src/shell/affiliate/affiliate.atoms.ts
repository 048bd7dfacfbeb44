import { atom } from 'jotai'

export const isAffiliateOpenAtom = atom(false)
