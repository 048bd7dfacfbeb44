import { atom } from 'jotai'
import { onSignOut } from '../../../net/session/signOut.ts'
import type { Picture } from '../../../ui/form/ImageField.file.ts'
import { draftAtom } from '../draftAtom.ts'
import { type SlipDraft, draftOf, emptySlip } from './draft.rules.ts'
import { type DepositForm, emptyForm } from './form.rules.ts'

const typedAtom = draftAtom('depositDraft', draftOf)

export const formAtom = atom(
  (get): DepositForm => get(typedAtom).form,
  (get, set, change: Partial<DepositForm>) =>
    set(typedAtom, { form: { ...get(typedAtom).form, ...change } }),
)

/** It has become an order. */
export const clearFormIntent = atom(null, (_get, set) => set(typedAtom, { form: emptyForm }))

/** What was typed about the payment of one order. */
export const slipAtom = atom(
  (get): SlipDraft | null => get(typedAtom).slip,
  (get, set, orderId: string, change: Partial<SlipDraft> | null) => {
    const known = get(typedAtom).slip
    const slip = known?.orderId === orderId ? known : emptySlip(orderId)
    set(typedAtom, { slip: change && { ...slip, ...change } })
  },
)

/** Pictures wait in memory alone. */
export const picturesAtom = atom<{
  readonly orderId: string
  readonly pictures: readonly Picture[]
} | null>(null)
onSignOut((set) => set(picturesAtom, null))
