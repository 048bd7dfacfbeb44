import { atom, getDefaultStore } from 'jotai'
import type { ReactNode } from 'react'

export type ToastKind = 'info' | 'success' | 'fail' | 'offline' | 'loading'

export interface ToastItem {
  readonly id: number
  readonly kind: ToastKind
  readonly text: ReactNode
  /** 0 until settled. */
  readonly milliseconds: number
  readonly onCancel?: (() => void) | undefined
}

const itemsAtom = atom<readonly ToastItem[]>([])
export const toastsAtom = atom((get) => get(itemsAtom))

const store = getDefaultStore()
let lastId = 0

export const removeToast = (id: number) =>
  store.set(itemsAtom, (items) => items.filter((item) => item.id !== id))

/** `milliseconds` count from the first paint of the toast. Returns a function that removes it. */
export function toast(
  kind: ToastKind,
  text: ReactNode,
  milliseconds = kind === 'loading' ? 0 : 3000,
  onCancel?: () => void,
) {
  const id = ++lastId
  store.set(itemsAtom, (items) => [...items.slice(-2), { id, kind, text, milliseconds, onCancel }])
  return () => removeToast(id)
}

export function cancelToast({ id, onCancel }: ToastItem) {
  removeToast(id)
  onCancel?.()
}
