import { getDefaultStore } from 'jotai'
import { toastsAtom } from './toasts.ts'

/** What the toasts on screen say, the newest last: `fail: No permission`. */
export const toasts = () =>
  getDefaultStore()
    .get(toastsAtom)
    .map(({ kind, text }) => `${kind}: ${text}`)
