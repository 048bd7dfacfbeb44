import { atom } from 'jotai'

/** The offline queue lies over the page. */
export const isOfflineQueueOpenAtom = atom(false)
