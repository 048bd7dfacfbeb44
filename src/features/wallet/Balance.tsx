import { useAtomValue } from 'jotai'
import { optional } from '../../ui/optional.ts'
import { roleAtom } from '../session/session.atoms.ts'

const parts = {
  chip: optional(() => import('./BalanceChip.tsx').then((module) => module.BalanceChip)),
  widget: optional(() => import('./BalanceWidget.tsx').then((module) => module.BalanceWidget)),
}

/** Guests load nothing. */
export function Balance({ as }: { readonly as: keyof typeof parts }) {
  const Part = parts[as]
  return useAtomValue(roleAtom) !== 'guest' && <Part />
}
