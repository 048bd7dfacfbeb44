import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ProfitDay } from '../../api/money/records.ts'
import { BetCount } from './bets/BetCount.tsx'
import { Figures, Net } from './Figures.tsx'
import css from './Totals.module.css'

interface Props {
  readonly totals: Omit<ProfitDay, 'day'>
  readonly children?: ReactNode
}

export function Totals({ totals, children }: Props) {
  const { t } = useLingui()
  return (
    <section className={css.totals} aria-label={t`Totals`}>
      <p className={css.count}>
        <BetCount total={totals.count} />
      </p>
      <p className={css.net}>
        <span className={css.name}>
          <Trans>Net</Trans>
        </span>{' '}
        <Net minor={totals.net} />
      </p>
      <Figures {...totals} />
      {children}
    </section>
  )
}
