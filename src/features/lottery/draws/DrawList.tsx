import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { DrawRow } from './DrawRow.tsx'
import { NextDraw } from './NextDraw.tsx'
import { Rows } from './Rows.tsx'
import { soonest } from './countdown.rules.ts'
import { allLotteriesAtom, drawsAtom } from '../lottery.atoms.ts'
import { useDrawn } from './useDrawn.ts'
import { useNow } from '../../../net/reach/useNow.ts'

export function DrawList({ game }: { readonly game: string | null }) {
  const pages = useAtomValue(drawsAtom(game))
  const games = useAtomValue(allLotteriesAtom)
  const wanted = games.filter(({ code }) => game === null || code === game)
  const now = useNow()
  useDrawn(pages, (time) => soonest(wanted, time)?.at ?? null)
  const [only] = wanted
  return (
    <>
      {game !== null && only && <NextDraw game={only} now={now} />}
      <Rows
        pages={pages}
        keyOf={({ game: code, issue }) => `${code} ${issue}`}
        empty={
          <EmptyState motif="balls" title={<Trans>No draws yet</Trans>}>
            <Trans>The numbers will appear here right after the draw.</Trans>
          </EmptyState>
        }
      >
        {(draw) => <DrawRow draw={draw} />}
      </Rows>
    </>
  )
}
