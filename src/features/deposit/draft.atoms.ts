import { atom } from 'jotai'
import { passing, readJson } from '../../device/storage.ts'
import type { Picture } from '../../ui/ImageField.file.ts'
import { sessionAtom } from '../session/session.atoms.ts'
import { type Draft, type SlipDraft, draftOf, emptySlip } from './draft.rules.ts'
import { type DepositForm, emptyForm } from './form.rules.ts'

const storageKey = 'depositDraft'

interface Held {
  readonly account: string
  readonly draft: Draft
}

const heldAtom = atom<Held | null>(null)

/** What was typed so far, in this visit or before a reload; signing out takes it away. */
const draftAtom = atom(
  (get) => {
    const held = get(heldAtom)
    const account = get(sessionAtom)?.userName
    return held && held.account === account ? held.draft : draftOf(readJson(passing, storageKey))
  },
  (get, set, change: Partial<Draft>) => {
    const account = get(sessionAtom)?.userName
    if (account === undefined) return
    const draft = { ...get(draftAtom), ...change }
    passing.write(storageKey, JSON.stringify(draft))
    set(heldAtom, { account, draft })
  },
)

export const formAtom = atom(
  (get): DepositForm => get(draftAtom).form,
  (get, set, change: Partial<DepositForm>) =>
    set(draftAtom, { form: { ...get(draftAtom).form, ...change } }),
)

/** It has become an order. */
export const clearFormIntent = atom(null, (_get, set) =>
  set(draftAtom, { form: emptyForm, sentKey: null }),
)

export const sentKeyAtom = atom(
  (get) => get(draftAtom).sentKey,
  (_get, set, sentKey: string | null) => set(draftAtom, { sentKey }),
)

/** What was typed about the payment of one order. */
export const slipAtom = atom(
  (get): SlipDraft | null => get(draftAtom).slip,
  (get, set, orderId: string, change: Partial<SlipDraft> | null) => {
    const known = get(draftAtom).slip
    const slip = known?.orderId === orderId ? known : emptySlip(orderId)
    set(draftAtom, { slip: change && { ...slip, ...change } })
  },
)

/** Pictures wait in memory alone. */
export const picturesAtom = atom<{
  readonly orderId: string
  readonly pictures: readonly Picture[]
} | null>(null)
