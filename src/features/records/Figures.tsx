import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { ProfitDay } from '#api/money/records.ts'
import { useFormat } from '#i18n/format.ts'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import css from './Figures.module.css'

interface Sums {
  readonly stake: number
  readonly validStake: number
  readonly win: number
}

export const Figures = ({ stake, validStake, win }: Sums) => (
  <dl className={css.figures}>
    <Figure name={<Trans>Stake</Trans>} minor={stake} />
    <Figure
      name={<Trans comment="The part of a stake that counts toward turnover.">Valid stake</Trans>}
      minor={validStake}
    />
    <Figure name={<Trans comment="Noun, column: the amount won.">Win</Trans>} minor={win} />
  </dl>
)

interface FigureProps {
  readonly name: ReactNode
  readonly minor: number
}

export function Figure({ name, minor }: FigureProps) {
  const money = useAtomValue(moneyAtom)
  return (
    <div>
      <dt>{name}</dt>
      <dd>{money(minor)}</dd>
    </div>
  )
}

export function Net({ minor }: { readonly minor: number }) {
  const money = useAtomValue(moneyAtom)
  return (
    <span className={css.net} dir="ltr" data-sign={Math.sign(minor)}>
      {minor > 0 && '+'}
      {money(minor)}
    </span>
  )
}

interface TotalsProps {
  readonly totals: Omit<ProfitDay, 'day'>
  readonly children?: ReactNode
}

export function Totals({ totals, children }: TotalsProps) {
  const { t } = useLingui()
  return (
    <section className={css.totals} aria-label={t`Totals`}>
      <p className={css.count}>
        <BetCount total={totals.count} />
      </p>
      <p className={css.line}>
        <span className={css.name}>
          <Trans comment="Column: the amount won minus the stake.">Net</Trans>
        </span>{' '}
        <Net minor={totals.net} />
      </p>
      <Figures {...totals} />
      {children}
    </section>
  )
}

export function BetCount({ total }: { readonly total: number }) {
  const count = useFormat().count(total)
  return <Plural value={total} one={`${count} bet`} other={`${count} bets`} />
}
