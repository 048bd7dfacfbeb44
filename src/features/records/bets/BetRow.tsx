import { useLingui } from '@lingui/react/macro'
import type { Bet } from '../../../api/money/records.ts'
import { useCopy } from '../../../ui/button/useCopy.ts'
import { useFormat } from '../../../i18n/format.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import css from './Row.module.css'
import { Figures, Net } from '../Figures.tsx'
import { statusNames } from '../records.text.ts'
import { Name } from '../../../i18n/foreign/Name.tsx'

/** An unsettled bet has no result yet. */
export function BetRow({ bet }: { readonly bet: Bet }) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <article className={css.row} data-status={bet.status}>
      <h2>
        <Name>{bet.game}</Name>
      </h2>
      <p className={css.net}>
        {bet.status === 'settled' ? <Net minor={bet.net} /> : t(statusNames[bet.status])}
      </p>
      <p className={css.about}>
        {bet.vendorName} · {format.moment(bet.at)}
      </p>
      <div className={css.figures}>
        <Figures {...bet} />
      </div>
      <BetId id={bet.id} />
    </article>
  )
}

function BetId({ id }: { readonly id: string }) {
  const { t } = useLingui()
  const copy = useCopy()
  const refused = t`This phone does not allow copying. Press and hold the number.`
  const copyId = () => void copy(id, { refused })
  return (
    <p className={css.id}>
      <span>
        {t`Bet ID`} <b className={css.number}>{id}</b>
      </span>
      <IconButton icon="copy" label={t`Copy the bet ID ${id}`} onClick={copyId} />
    </p>
  )
}
