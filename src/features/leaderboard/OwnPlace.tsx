import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { Leader, LeaderBoard } from '#api/money/records.ts'
import type { Read } from '#net/query/query.ts'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx'
import { roleAtom } from '#features/session/session.atoms.ts'
import { LeaderRow } from './LeaderRow.tsx'
import css from './Leaders.module.css'

export type OwnRank = Pick<Read<Leader | null>, 'value' | 'failure' | 'isPending' | 'retry'>

interface Props {
  readonly own: OwnRank
  readonly board: LeaderBoard
}

export function OwnPlace({ own: { value, failure, isPending, retry }, board }: Props) {
  const { t } = useLingui()
  const role = useAtomValue(roleAtom)
  if (isPending) return null
  return (
    <section
      className={css.own}
      aria-label={t({ message: 'Your rank', comment: 'A place on the leaderboard follows.' })}
    >
      {value && <LeaderRow leader={value} board={board} isOwn />}
      {!value && !failure && <NoPlace role={role} />}
      {!value && failure && <ErrorNotice className={css.none} failure={failure} onRetry={retry} />}
    </section>
  )
}

function NoPlace({ role }: { readonly role: string }) {
  const { href } = useLocation()
  if (role === 'guest')
    return (
      <div className={css.none}>
        <p>
          <Trans comment="Rank: place on the leaderboard.">Sign in to see your rank</Trans>
        </p>
        <LinkButton to="/m/login" search={{ next: href }} size="small">
          <Trans>Sign in</Trans>
        </LinkButton>
      </div>
    )
  return (
    <p className={css.none}>
      {role === 'trial' ? (
        <Trans>Free games do not count here. Only real accounts are ranked.</Trans>
      ) : (
        <Trans>You are not ranked yet</Trans>
      )}
    </p>
  )
}
