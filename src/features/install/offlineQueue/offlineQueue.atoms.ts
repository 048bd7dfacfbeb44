import { atom } from 'jotai'

export const isOfflineQueueOpenAtom = atom(false)
