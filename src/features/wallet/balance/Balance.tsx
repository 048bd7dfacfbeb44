import { useAtomValue } from 'jotai'
import { optional } from '#ui/optional.ts'
import { roleAtom } from '#features/session/session.atoms.ts'

const parts = {
  chip: optional(() => import('./BalanceChip.tsx'), 'BalanceChip'),
  widget: optional(() => import('./BalanceWidget.tsx'), 'BalanceWidget'),
}

/** Guests have no balance, so nothing is requested. */
export function Balance({ as }: { readonly as: keyof typeof parts }) {
  const Part = parts[as]
  return useAtomValue(roleAtom) !== 'guest' && <Part />
}
