import {
  cancelPendingLimit,
  getPlaySession,
  getProtection,
  listProtectionChanges,
  setLimit,
  setRealityCheck,
  setSessionLimit,
  takeBreak,
} from '#api/money/limits.ts'
import { intentAtom } from '#net/intent.ts'
import { queryAtom } from '#net/query/query.ts'

export const protectionAtom = queryAtom(getProtection, () => ({}))
export const changesAtom = queryAtom(listProtectionChanges, () => ({}))
export const playSessionAtom = queryAtom(getPlaySession, () => ({}))

export const setLimitIntent = intentAtom(setLimit)
export const setSessionIntent = intentAtom(setSessionLimit)
export const setRealityIntent = intentAtom(setRealityCheck)
export const cancelPendingIntent = intentAtom(cancelPendingLimit)
export const takeBreakIntent = intentAtom(takeBreak)
