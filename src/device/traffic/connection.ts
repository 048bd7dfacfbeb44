import { atom } from 'jotai'
import { watchedAtom } from '#device/listeners.ts'

export const isOnlineAtom = watchedAtom(
  () => navigator.onLine,
  (update) => {
    addEventListener('online', update)
    addEventListener('offline', update)
    return () => {
      removeEventListener('online', update)
      removeEventListener('offline', update)
    }
  },
)

const changedAtom = atom<boolean | null>(null)

/** The page's head decides it before the first request; only the player's choice changes it. */
export const isLiteAtom = atom(
  (get) => get(changedAtom) ?? 'lite' in document.documentElement.dataset,
  (_get, set, isLite: boolean) => set(changedAtom, isLite),
)
