import { atom, getDefaultStore } from 'jotai'
import type { ReactNode } from 'react'

export type ToastKind = 'info' | 'success' | 'fail' | 'offline' | 'loading'

export interface ToastItem {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  /** Shown in place of the text. */
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

/** What is said again is not said twice: a repeated tap would stack the same sentence. */
function add(item: Omit<ToastItem, 'id'>) {
  const id = ++lastId
  const isOther = ({ kind, text, content }: ToastItem) =>
    kind !== item.kind || text !== item.text || content !== item.content
  store.set(itemsAtom, (items) => [...items.filter(isOther).slice(-2), { id, ...item }])
  return () => removeToast(id)
}

/** `milliseconds` count from the first paint of the toast. Returns a function that removes it. */
export const toast = (
  kind: ToastKind,
  text: string,
  milliseconds = kind === 'loading' ? 0 : 3000,
  onCancel?: () => void,
) => add({ kind, text, milliseconds, onCancel })

/** A toast with more than a sentence; `text` is the short form. Returns a function that removes it. */
export const toastContent = (
  kind: ToastKind,
  text: string,
  content: ReactNode,
  milliseconds: number,
) => add({ kind, text, content, milliseconds })

export function cancelToast({ id, onCancel }: ToastItem) {
  removeToast(id)
  onCancel?.()
}
