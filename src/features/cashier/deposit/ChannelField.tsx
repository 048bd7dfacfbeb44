import { useLingui } from '@lingui/react/macro'
import type { DepositMethod } from '../../../api/money/deposit.ts'
import { Chips } from '../../../ui/form/Chips.tsx'
import css from './Deposit.module.css'

interface Props {
  readonly method: DepositMethod
  readonly value: string | undefined
  readonly onChoose: (id: string) => void
}

export function ChannelField({ method: { channels }, value, onChoose }: Props) {
  const { t } = useLingui()
  if (channels.length < 2) return null
  const label = t`Channel`
  return (
    <div className={css.channel}>
      <p className={css.label} aria-hidden="true">
        {label}
      </p>
      <Chips
        label={label}
        wrap
        value={value ?? ''}
        onChoose={onChoose}
        choices={channels.map(({ id, name }) => ({ key: id, label: name }))}
      />
    </div>
  )
}
