import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { Leader, LeaderBoard } from '../../api/money/records.ts'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { roleAtom } from '../session/session.atoms.ts'
import { LeaderRow } from './LeaderRow.tsx'
import css from './Leaders.module.css'

interface Props {
  readonly own: Leader | null
  readonly board: LeaderBoard
}

export function OwnPlace({ own, board }: Props) {
  const { t } = useLingui()
  const role = useAtomValue(roleAtom)
  return (
    <section className={css.own} aria-label={t`Your rank`}>
      {own ? <LeaderRow leader={own} board={board} isOwn /> : <NoPlace role={role} />}
    </section>
  )
}

function NoPlace({ role }: { readonly role: string }) {
  const { href } = useLocation()
  if (role === 'guest')
    return (
      <div className={css.none}>
        <p>
          <Trans>Log in to see your rank</Trans>
        </p>
        <LinkButton to="/m/login" search={{ next: href }} size="small">
          <Trans>Log in</Trans>
        </LinkButton>
      </div>
    )
  return (
    <p className={css.none}>
      {role === 'trial' ? (
        <Trans>Free play does not count here. Only real accounts are ranked.</Trans>
      ) : (
        <Trans>You are not ranked yet</Trans>
      )}
    </p>
  )
}
