import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { DepositPromotion } from '../../../api/money/deposit.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Options } from '../../../ui/form/Options.tsx'
import { moneyAtom } from '../../merchant/merchant.atoms.ts'

interface Props {
  readonly promotions: readonly DepositPromotion[]
  readonly value: string | null
  readonly error: string | undefined
  readonly onChoose: (id: string | null) => void
}

const none = ''

export function PromotionField({ promotions, value, error, onChoose }: Props) {
  const { t } = useLingui()
  if (promotions.length === 0) return null
  return (
    <Options
      label={t`Promotion`}
      value={value ?? none}
      error={error}
      onChoose={(id) => onChoose(id === none ? null : id)}
      options={[
        { key: none, title: <Trans>None</Trans> },
        ...promotions.map((promotion) => ({
          key: promotion.id,
          title: promotion.title,
          text: <Terms promotion={promotion} />,
        })),
      ]}
    />
  )
}

function Terms({ promotion }: { readonly promotion: DepositPromotion }) {
  const money = useAtomValue(moneyAtom)
  const [percent, turnover] = [promotion.percent, promotion.turnover].map(useFormat().count)
  const [min, most] = [promotion.min, promotion.maxBonus].map(money)
  return (
    <Trans>
      {percent}% extra, up to {most} · from {min} · {turnover}× turnover before withdrawing
    </Trans>
  )
}
