import { atom, getDefaultStore } from 'jotai'

export type ToastKind = 'info' | 'success' | 'fail' | 'offline' | 'loading'

export interface ToastItem {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  /** Gives up what a loading toast waits for. */
  readonly onCancel?: (() => void) | undefined
}

const itemsAtom = atom<readonly ToastItem[]>([])
export const toastsAtom = atom((get) => get(itemsAtom))

const store = getDefaultStore()
let lastId = 0

const remove = (id: number) =>
  store.set(itemsAtom, (items) => items.filter((item) => item.id !== id))

/** Shows a toast for so many milliseconds (a loading one until settled); returns how to take it away. */
export function toast(
  kind: ToastKind,
  text: string,
  milliseconds = kind === 'loading' ? 0 : 3000,
  onCancel?: () => void,
) {
  const id = ++lastId
  store.set(itemsAtom, (items) => [...items.slice(-2), { id, kind, text, onCancel }])
  if (milliseconds > 0) setTimeout(remove, milliseconds, id)
  return () => remove(id)
}

/** The player takes it away, and with it what it was waiting for. */
export function cancelToast({ id, onCancel }: ToastItem) {
  remove(id)
  onCancel?.()
}
