import { useAtomValue } from 'jotai'
import type { BetFilter } from '../../../api/money/records.ts'
import { BetRow } from './BetRow.tsx'
import { Skeletons } from '../../../ui/skeleton/Skeletons.tsx'
import css from './Lists.module.css'
import { NoBets } from './NoBets.tsx'
import { SaveBets } from '../SaveCsv.tsx'
import { Totals } from '../Figures.tsx'
import { PageRows } from '../../../ui/list/PageRows.tsx'
import { betsAtom } from '../records.atoms.ts'
import type { RecordSearch } from '../records.search.ts'

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
