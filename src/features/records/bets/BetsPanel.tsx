import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Bet, BetFilter } from '#api/money/records.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import { useFormat } from '#i18n/format.ts'
import { IconButton } from '#ui/button/Button.tsx'
import { useCopy } from '#ui/button/Copy.tsx'
import { PageRows } from '#ui/list/PageRows.tsx'
import { Skeletons } from '#ui/skeleton/Skeletons.tsx'
import { Figures, Net, Totals } from '#features/records/Figures.tsx'
import { SaveBets } from '#features/records/SaveCsv.tsx'
import { betsAtom } from '#features/records/records.atoms.ts'
import type { RecordSearch } from '#features/records/records.search.ts'
import { betStatusNames } from '#features/records/records.text.ts'
import css from './Lists.module.css'
import { NoBets } from './NoBets.tsx'
import row from './Row.module.css'
import { Dot } from '#ui/Dot.tsx'

interface Props {
  readonly filter: BetFilter
  readonly onChange: (change: RecordSearch) => void
}

export function BetsPanel({ filter, onChange }: Props) {
  const pages = useAtomValue(betsAtom(filter))
  return (
    <PageRows
      pages={pages}
      skeleton={<Skeletons count={4} className={css.top} each={css.skeleton} />}
      empty={<NoBets filter={filter} onChange={onChange} />}
      above={
        <div className={css.top}>
          {pages.last && <Totals totals={pages.last.totals} />}
          <SaveBets filter={filter} />
        </div>
      }
      keyOf={({ id }) => id}
      className={css.rows}
    >
      {(bet) => <BetRow bet={bet} />}
    </PageRows>
  )
}

/** An unsettled bet has no result yet. */
function BetRow({ bet }: { readonly bet: Bet }) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <article className={row.row} data-status={bet.status}>
      <h2>
        <Name>{bet.game}</Name>
      </h2>
      <p className={row.net}>
        {bet.status === 'settled' ? <Net minor={bet.net} /> : t(betStatusNames[bet.status])}
      </p>
      <p className={row.about}>
        <Name>{bet.vendorName}</Name>
        <Dot />
        {format.moment(bet.at)}
      </p>
      <div className={row.figures}>
        <Figures {...bet} />
      </div>
      <BetId id={bet.id} />
    </article>
  )
}

function BetId({ id }: { readonly id: string }) {
  const { t } = useLingui()
  const copy = useCopy()
  return (
    <p className={row.id}>
      <span>
        {t`Bet ID`}{' '}
        <b className={row.number} dir="ltr">
          {id}
        </b>
      </span>
      <IconButton icon="copy" label={t`Copy the bet ID ${id}`} onClick={() => void copy(id)} />
    </p>
  )
}
