import { atom, getDefaultStore } from 'jotai'
import type { ReactNode } from 'react'

export type ToastKind = 'info' | 'success' | 'fail' | 'offline' | 'loading'

export interface ToastItem {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  /** Shown instead of the text, which is its short form. */
  readonly content?: ReactNode
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

/**
 * A repeated text is not shown twice, because a repeated tap would stack the same sentence. `milliseconds` count from
 * the first paint of the toast. Returns a function that removes it.
 */
export function toast(
  kind: ToastKind,
  text: string,
  milliseconds = kind === 'loading' ? 0 : 3000,
  onCancel?: () => void,
  content?: ReactNode,
) {
  const id = ++lastId
  const isOther = (item: ToastItem) =>
    kind !== item.kind || text !== item.text || content !== item.content
  const item = { id, kind, text, milliseconds, onCancel, content }
  store.set(itemsAtom, (items) => [...items.filter(isOther).slice(-2), item])
  return () => removeToast(id)
}

export function cancelToast({ id, onCancel }: ToastItem) {
  removeToast(id)
  onCancel?.()
}
