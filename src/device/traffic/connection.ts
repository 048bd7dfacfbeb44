import { atom } from 'jotai'

const stored = atom(navigator.onLine)
stored.onMount = (set) => {
  const update = () => set(navigator.onLine)
  update()
  addEventListener('online', update)
  addEventListener('offline', update)
  return () => {
    removeEventListener('online', update)
    removeEventListener('offline', update)
  }
}

export const isOnlineAtom = atom((get) => get(stored))

const changedAtom = atom<boolean | null>(null)

/** Pictures and all that can wait cost too much here: decided in the page's head before anything was fetched; written when the player decides anew. */
export const isLiteAtom = atom(
  (get) => get(changedAtom) ?? 'lite' in document.documentElement.dataset,
  (_get, set, isLite: boolean) => set(changedAtom, isLite),
)
