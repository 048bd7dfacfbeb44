import { atom } from 'jotai'

/** Whether the panel of whoever brings others is asked for. */
export const isAffiliateOpenAtom = atom(false)
