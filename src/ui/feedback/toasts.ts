import { atom, getDefaultStore } from 'jotai'

export type ToastKind = 'info' | 'success' | 'fail' | 'offline' | 'loading'

export interface ToastItem {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  /** How long it is to be seen; 0 until settled. */
  readonly milliseconds: number
  /** Gives up what a loading toast waits for. */
  readonly onCancel?: (() => void) | undefined
}

const itemsAtom = atom<readonly ToastItem[]>([])
export const toastsAtom = atom((get) => get(itemsAtom))

const store = getDefaultStore()
let lastId = 0

export const removeToast = (id: number) =>
  store.set(itemsAtom, (items) => items.filter((item) => item.id !== id))

/** Shows a toast for so many milliseconds (a loading one until settled), from when it is drawn; returns how to take it away. */
export function toast(
  kind: ToastKind,
  text: string,
  milliseconds = kind === 'loading' ? 0 : 3000,
  onCancel?: () => void,
) {
  const id = ++lastId
  store.set(itemsAtom, (items) => [...items.slice(-2), { id, kind, text, milliseconds, onCancel }])
  return () => removeToast(id)
}

/** The player takes it away, and with it what it was waiting for. */
export function cancelToast({ id, onCancel }: ToastItem) {
  removeToast(id)
  onCancel?.()
}
