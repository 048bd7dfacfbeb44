import { Trans } from '@lingui/react/macro'
import type { Leader, LeaderBoard } from '#api/money/records.ts'
import { useFormat } from '#i18n/format.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { LeaderRow } from './LeaderRow.tsx'
import css from './Leaders.module.css'
import { OwnPlace, type OwnRank } from './OwnPlace.tsx'

interface Props {
  readonly board: LeaderBoard
  readonly list: readonly Leader[]
  readonly own: OwnRank
  readonly endsAt: number
}

export const Leaders = ({ board, list, own, endsAt }: Props) => (
  <>
    <Ends at={endsAt} />
    {list.length === 0 ? (
      <Nobody />
    ) : (
      <ol className={css.rows}>
        {list.map((leader) => (
          <li key={leader.rank}>
            <LeaderRow leader={leader} board={board} isOwn={isSame(leader, own.value)} />
          </li>
        ))}
      </ol>
    )}
    <OwnPlace own={own} board={board} />
  </>
)

/** The two are separate reads, so one may be older. */
const isSame = (leader: Leader, own: OwnRank['value']) =>
  leader.rank === own?.rank && leader.user === own.user

function Ends({ at }: { readonly at: number }) {
  const format = useFormat()
  const day = format.date(at)
  const clock = format.time(at)
  return (
    <p className={css.ends}>
      <Trans comment="Label: the leaderboard counts until this day and time.">
        Until {day}, {clock}
      </Trans>
    </p>
  )
}

const Nobody = () => (
  <EmptyState
    title={<Trans>Nobody is on the leaderboard yet</Trans>}
    action={
      <LinkButton to="/m/gameCenter" kind="ghost">
        <Trans>See all games</Trans>
      </LinkButton>
    }
  >
    <Trans>The first wins of this period appear here.</Trans>
  </EmptyState>
)
