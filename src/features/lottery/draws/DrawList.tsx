import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import type { Draw, LotteryGame } from '#api/games/lottery.ts'
import { useDigits } from '#i18n/digits.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import { useFormat } from '#i18n/format.ts'
import { platformNow } from '#net/reach/clock.ts'
import { useNow } from '#net/reach/useNow.ts'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { lotteryModeAtom } from '#features/merchant/merchant.atoms.ts'
import { allLotteriesAtom, drawsAtom } from '#features/lottery/lottery.atoms.ts'
import { startSearchOf } from '#features/lottery/lottery.rules.ts'
import css from './DrawList.module.css'
import { Numbers } from './Numbers.tsx'
import { isJustDrawn, nextDraw, soonest, untilText } from './countdown.rules.ts'
import { useDrawn } from './useDrawn.ts'
import { Skeletons } from '#ui/skeleton/Skeletons.tsx'
import { PageRows } from '#ui/list/PageRows.tsx'
import rows from './Rows.module.css'

export function DrawList({ game }: { readonly game: string | null }) {
  const pages = useAtomValue(drawsAtom(game))
  const games = useAtomValue(allLotteriesAtom)
  const wanted = games.filter(({ code }) => game === null || code === game)
  useDrawn(pages, (time) => soonest(wanted, time)?.at ?? null)
  const [only] = wanted
  return (
    <>
      {game !== null && only && <NextDraw game={only} />}
      <Rows
        pages={pages}
        keyOf={({ game: code, issue }) => `${code} ${issue}`}
        empty={
          <EmptyState motif="balls" title={<Trans>No draws yet</Trans>}>
            <Trans>The numbers appear here right after the draw.</Trans>
          </EmptyState>
        }
      >
        {(draw) => <DrawRow draw={draw} />}
      </Rows>
    </>
  )
}

function NextDraw({ game }: { readonly game: LotteryGame }) {
  const digits = useDigits()
  const mode = useAtomValue(lotteryModeAtom)
  const now = useNow()
  const { at } = nextDraw(game.schedule, now)
  return (
    <div className={css.next}>
      <p className={css.words}>
        <Trans comment="Label: the lottery draw to come; a time follows.">Next draw</Trans>
        <b className={css.left}>{digits(untilText(at, now))}</b>
      </p>
      <LinkButton to="/m/startLottery" search={startSearchOf(game, mode)}>
        <Trans>Buy a ticket</Trans>
      </LinkButton>
    </div>
  )
}

function DrawRow({ draw }: { readonly draw: Draw }) {
  const format = useFormat()
  return (
    <article className={css.draw}>
      <h2>
        <Name>{draw.name}</Name>
      </h2>
      <p className={css.when}>{format.moment(draw.at)}</p>
      <Numbers numbers={draw.numbers} isNew={isJustDrawn(draw.at, platformNow())} />
      <p className={css.issue}>{draw.issue}</p>
    </article>
  )
}

type RowsProps<T> = Pick<
  ComponentProps<typeof PageRows<T>>,
  'pages' | 'empty' | 'keyOf' | 'children'
>

export const Rows = <T,>(props: RowsProps<T>) => (
  <PageRows
    {...props}
    skeleton={<Skeletons count={6} className={rows.rows} each={rows.skeleton} />}
    className={rows.rows}
    rowClass={rows.row}
  />
)
