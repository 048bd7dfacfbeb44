import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { parseAmount, typedAmountOf } from '../../api/money/amount.ts'
import { Chips } from '../../ui/form/Chips.tsx'
import { currencyMarksAtom, shortMoneyAtom } from '../merchant/merchant.atoms.ts'

interface Props {
  /** Minor units. */
  readonly amounts: readonly number[]
  /** As typed. */
  readonly value: string
  readonly onChoose: (amount: string) => void
}

export function AmountChips({ amounts, value, onChoose }: Props) {
  const { t } = useLingui()
  const money = useAtomValue(shortMoneyAtom)
  const marks = useAtomValue(currencyMarksAtom)
  if (amounts.length === 0) return null
  return (
    <Chips
      label={t`Suggested amounts`}
      wrap
      value={parseAmount(value, marks).minor}
      onChoose={(minor) => onChoose(typedAmountOf(minor))}
      choices={amounts.map((key) => ({ key, label: money(key) }))}
    />
  )
}
