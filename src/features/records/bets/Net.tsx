import { useAtomValue } from 'jotai'
import css from '../Figures.module.css'
import { moneyAtom } from '../../merchant/merchant.atoms.ts'

export function Net({ minor }: { readonly minor: number }) {
  const money = useAtomValue(moneyAtom)
  return (
    <span className={css.net} data-sign={Math.sign(minor)}>
      {minor > 0 && '+'}
      {money(minor)}
    </span>
  )
}
