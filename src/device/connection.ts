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

interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

const connection = (): NetworkInformation =>
  'connection' in navigator && typeof navigator.connection === 'object' && navigator.connection
    ? navigator.connection
    : {}

/** Whether pictures are worth their bytes here: not with Data Saver, not on 2g. */
export function affordsPictures() {
  const { saveData, effectiveType } = connection()
  return !saveData && !effectiveType?.endsWith('2g')
}
