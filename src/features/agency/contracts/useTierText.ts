import { useAtomValue } from 'jotai'
import type { ContractTier } from '../../../api/promotions/agentContracts.ts'
import { useFormat } from '../../../i18n/format.ts'
import { moneyAtom } from '../../merchant/merchant.atoms.ts'

export function useTierText() {
  const { count } = useFormat()
  const money = useAtomValue(moneyAtom)
  return {
    payOf: ({ amount, share }: ContractTier) =>
      amount === null ? `${count(share ?? 0)}%` : money(amount),
    turnoverOf: ({ turnover }: ContractTier) => money(turnover),
    playersOf: ({ players }: ContractTier) => count(players),
  }
}
