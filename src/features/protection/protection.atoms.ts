import { atom } from 'jotai'
import {
  cancelPendingLimit,
  getPlaySession,
  getProtection,
  listProtectionChanges,
  setLimit,
  setRealityCheck,
  setSessionLimit,
  takeBreak,
} from '../../api/money/limits.ts'
import { intentAtom } from '../../net/intent.ts'
import { queryAtom } from '../../net/query.ts'
import { currencyAtom, merchantAtom } from '../merchant/merchant.atoms.ts'

export const protectionAtom = queryAtom(getProtection, () => ({}))
export const changesAtom = queryAtom(listProtectionChanges, () => ({}))
export const playSessionAtom = queryAtom(getPlaySession, () => ({}))

export const currencySymbolAtom = atom(
  (get) => get(currencyAtom).value?.symbol ?? get(merchantAtom).currencySymbol,
)

export const setLimitIntent = intentAtom(setLimit)
export const setSessionIntent = intentAtom(setSessionLimit)
export const setRealityIntent = intentAtom(setRealityCheck)
export const cancelPendingIntent = intentAtom(cancelPendingLimit)
export const takeBreakIntent = intentAtom(takeBreak)
