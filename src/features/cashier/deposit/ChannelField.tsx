import { useLingui } from '@lingui/react/macro'
import type { DepositMethod } from '../../../api/money/deposit.ts'
import { Options } from '../../../ui/form/Options.tsx'

interface Props {
  readonly method: DepositMethod
  readonly value: string | undefined
  readonly onChoose: (id: string) => void
}

export function ChannelField({ method: { channels }, value, onChoose }: Props) {
  const { t } = useLingui()
  if (channels.length < 2) return null
  return (
    <Options
      label={t`Channel`}
      value={value ?? null}
      onChoose={onChoose}
      options={channels.map(({ id, name }) => ({ key: id, title: name }))}
    />
  )
}
