import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { DepositMethod } from '../../../api/money/deposit.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Options } from '../../../ui/form/Options.tsx'
import css from './Deposit.module.css'
import { moneyAtom } from '../../merchant/merchant.atoms.ts'
import { kindIcons } from './deposit.text.ts'
import { useEta } from '../useEta.ts'

interface Props {
  readonly methods: readonly DepositMethod[]
  readonly value: string | null
  readonly error: string | undefined
  readonly onChoose: (id: string) => void
}

export function MethodField({ methods, value, error, onChoose }: Props) {
  const { t } = useLingui()
  return (
    <Options
      label={t`Way to pay`}
      value={value}
      error={error}
      onChoose={onChoose}
      options={methods.map((method) => ({
        key: method.id,
        title: method.name,
        text: method.isOpen ? <Terms method={method} /> : <Trans>Closed at the moment</Trans>,
        art: <Icon name={kindIcons[method.kind]} />,
        isDisabled: !method.isOpen,
      }))}
    />
  )
}

function Terms({ method }: { readonly method: DepositMethod }) {
  const eta = useEta()
  const money = useAtomValue(moneyAtom)
  const [min, max] = [method.min, method.max].map(money)
  const { rate, fixed } = method.fee
  const share = rate / 100
  const flat = money(fixed)
  return (
    <>
      <span className={css.term}>
        {min} – {max}
      </span>{' '}
      <span className={css.term}>{eta(method.minutes)}</span>{' '}
      <span className={css.term}>
        {rate === 0 && fixed === 0 && <Trans>no fee</Trans>}
        {rate > 0 && fixed === 0 && <Trans>fee {share} %</Trans>}
        {rate === 0 && fixed > 0 && <Trans>fee {flat}</Trans>}
        {rate > 0 && fixed > 0 && (
          <Trans>
            fee {share} % + {flat}
          </Trans>
        )}
      </span>
    </>
  )
}
