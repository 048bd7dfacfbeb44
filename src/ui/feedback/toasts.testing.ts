import { getDefaultStore } from 'jotai'
import { toastsAtom } from './toasts.ts'

/** What the toasts say and for how many milliseconds: `success: Code sent, 1500`. */
export const timedToasts = () =>
  getDefaultStore()
    .get(toastsAtom)
    .map(({ kind, text, milliseconds }) => `${kind}: ${text}, ${milliseconds}`)

/** What the toasts on screen say, the newest last: `fail: No permission`. */
export const toasts = () =>
  getDefaultStore()
    .get(toastsAtom)
    .map(({ kind, text }) => `${kind}: ${text}`)
