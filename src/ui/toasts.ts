import { atom, getDefaultStore } from 'jotai'

export type ToastKind = 'info' | 'success' | 'fail' | 'offline' | 'loading'

export interface ToastItem {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
}

const itemsAtom = atom<readonly ToastItem[]>([])
export const toastsAtom = atom((get) => get(itemsAtom))

const store = getDefaultStore()
let lastId = 0

/** Shows a toast for so many milliseconds (a loading one until settled); returns how to take it away. */
export function toast(kind: ToastKind, text: string, milliseconds = kind === 'loading' ? 0 : 3000) {
  const id = ++lastId
  store.set(itemsAtom, (items) => [...items.slice(-2), { id, kind, text }])
  const dismiss = () => store.set(itemsAtom, (items) => items.filter((item) => item.id !== id))
  if (milliseconds > 0) setTimeout(dismiss, milliseconds)
  return dismiss
}
