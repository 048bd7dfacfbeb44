import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import css from './Figures.module.css'
import { moneyAtom } from '../merchant/merchant.atoms.ts'

interface Sums {
  readonly stake: number
  readonly validStake: number
  readonly win: number
}

export const Figures = ({ stake, validStake, win }: Sums) => (
  <dl className={css.figures}>
    <Figure name={<Trans>Stake</Trans>} minor={stake} />
    <Figure name={<Trans>Valid stake</Trans>} minor={validStake} />
    <Figure name={<Trans>Win</Trans>} minor={win} />
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
