import { useAtomValue } from 'jotai'
import type { ContractTier } from '../../../api/promotions/agentContracts.ts'
import { useFormat } from '../../../i18n/format.ts'
import { currencySymbolAtom } from '../agency.atoms.ts'

/** The figures of a tier, as they are written. */
export function usePay() {
  const { money, count } = useFormat()
  const symbol = useAtomValue(currencySymbolAtom)
  return {
    payOf: ({ amount, share }: ContractTier) =>
      amount === null ? `${count(share ?? 0)}%` : money(amount, symbol),
    turnoverOf: ({ turnover }: ContractTier) => money(turnover, symbol),
    playersOf: ({ players }: ContractTier) => count(players),
  }
}
