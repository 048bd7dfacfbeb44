import { useAtomValue } from 'jotai'
import { BetRow } from './BetRow.tsx'
import { BetsSkeleton } from './BetsSkeleton.tsx'
import css from './Lists.module.css'
import { NoBets } from './NoBets.tsx'
import { TakeButton } from '../TakeButton.tsx'
import { Totals } from '../Totals.tsx'
import { More } from '../../../ui/list/More.tsx'
import { Shown } from '../../../ui/layout/Shown.tsx'
import { type BetFilter, betsAtom } from '../records.atoms.ts'
import type { RecordSearch } from '../records.search.ts'

interface Props {
  readonly filter: BetFilter
  readonly onChange: (change: RecordSearch) => void
}

export function BetsPanel({ filter, onChange }: Props) {
  const pages = useAtomValue(betsAtom(filter))
  return (
    <Shown read={pages} skeleton={<BetsSkeleton />}>
      {(bets) =>
        bets.length === 0 ? (
          <NoBets filter={filter} onChange={onChange} />
        ) : (
          <>
            <div className={css.top}>
              {pages.last && <Totals totals={pages.last.totals} />}
              <TakeButton filter={filter} />
            </div>
            <ul className={css.rows}>
              {bets.map((bet) => (
                <li key={bet.id}>
                  <BetRow bet={bet} />
                </li>
              ))}
            </ul>
            <More pages={pages} />
          </>
        )
      }
    </Shown>
  )
}
