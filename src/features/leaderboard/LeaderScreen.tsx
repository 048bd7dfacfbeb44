import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import {
  type LeaderBoard,
  type LeaderPeriod,
  leaderBoards,
  leaderPeriods,
} from '#api/money/records.ts'
import { Chips } from '#ui/form/Chips.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { Skeletons } from '#ui/skeleton/Skeletons.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import css from './LeaderScreen.module.css'
import { Leaders } from './Leaders.tsx'
import { type BoardQuery, leadersAtom, ownRankAtom } from './leaderboard.atoms.ts'

const boardNames: Readonly<Record<LeaderBoard, MessageDescriptor>> = {
  win: msg`Big wins`,
  turnover: msg({ message: 'Turnover', comment: 'The sum of all stakes.' }),
  multiplier: msg({ message: 'Multiplier', comment: 'A win as a multiple of its stake.' }),
}

const periodNames: Readonly<Record<LeaderPeriod, MessageDescriptor>> = {
  day: msg`Today`,
  week: msg`This week`,
}

const panel = 'leaders'

/** As the address names it. */
type LeaderSearch = { readonly [Key in keyof BoardQuery]?: BoardQuery[Key] | undefined }

export function LeaderScreen({ search }: { readonly search: LeaderSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { board = 'win', period = 'day' } = search
  const leaders = useAtomValue(leadersAtom({ board, period }))
  const own = useAtomValue(ownRankAtom({ board, period }))
  const go = (change: LeaderSearch) =>
    void navigate({ to: '/m/leaderBoard', search: { ...search, ...change }, replace: true })
  return (
    <>
      <h1 className="visually-hidden">
        <Trans>Leaderboard</Trans>
      </h1>
      <Tabs<LeaderBoard>
        label={t`Leaderboard`}
        value={board}
        onChoose={(wanted) => go({ board: wanted })}
        panelId={panel}
        choices={leaderBoards.map((key) => ({ key, label: t(boardNames[key]) }))}
      />
      <div id={panel} role="tabpanel" data-wide aria-label={t(boardNames[board])}>
        <div className={css.chips}>
          <Chips
            label={t({ message: 'Period', comment: 'Label: today, this week and so on.' })}
            value={period}
            onChoose={(wanted) => go({ period: wanted })}
            choices={leaderPeriods.map((key) => ({ key, label: t(periodNames[key]) }))}
          />
        </div>
        <Loaded
          read={leaders}
          skeleton={<Skeletons count={8} className={css.skeletons} each={css.skeleton} />}
        >
          {(value) => <Leaders {...value} own={own} board={board} />}
        </Loaded>
      </div>
    </>
  )
}
