import { atom } from 'jotai'

/** When the platform last confirmed the catalogue since the page was loaded, epoch milliseconds. */
export const confirmedAtAtom = atom(0)
