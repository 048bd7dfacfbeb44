import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { parseAmount, typedAmountOf } from '../../api/money/amount.ts'
import { useFormat } from '../../i18n/format.ts'
import { Chips } from '../../ui/form/Chips.tsx'
import { currencySymbolAtom, moneyAtom } from '../merchant/merchant.atoms.ts'

interface Props {
  /** Minor units. */
  readonly amounts: readonly number[]
  /** As typed. */
  readonly value: string
  readonly onChoose: (amount: string) => void
}

export function AmountChips({ amounts, value, onChoose }: Props) {
  const { t } = useLingui()
  const { count } = useFormat()
  const money = useAtomValue(moneyAtom)
  const symbol = useAtomValue(currencySymbolAtom)
  const short = (minor: number) =>
    minor % 100 === 0 ? `${symbol}${count(minor / 100)}` : money(minor)
  if (amounts.length === 0) return null
  return (
    <Chips
      label={t`Suggested amounts`}
      wrap
      value={parseAmount(value).minor}
      onChoose={(minor) => onChoose(typedAmountOf(minor))}
      choices={amounts.map((key) => ({ key, label: short(key) }))}
    />
  )
}
