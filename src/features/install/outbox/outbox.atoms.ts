import { atom } from 'jotai'

/** The outbox lies over the page. */
export const isOutboxOpenAtom = atom(false)
