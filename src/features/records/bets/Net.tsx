import { useAtomValue } from 'jotai'
import { useFormat } from '../../../i18n/format.ts'
import css from '../Figures.module.css'
import { currencySymbolAtom } from '../records.atoms.ts'

/** A gain with its plus, a loss with its minus: told by sign and colour. */
export function Net({ minor }: { readonly minor: number }) {
  const { money } = useFormat()
  const symbol = useAtomValue(currencySymbolAtom)
  return (
    <span className={css.net} data-sign={Math.sign(minor)}>
      {minor > 0 && '+'}
      {money(minor, symbol)}
    </span>
  )
}
