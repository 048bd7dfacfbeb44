import { Trans } from '@lingui/react/macro'
import { Link, useRouterState } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { roleAtom } from '../../session/session.atoms.ts'
import type { Wanted } from './lobby.atoms.ts'

/** Why a list has nothing to show, and the one way on. */
export function ListEmpty({ list, vendor, classify }: Wanted) {
  const isGuest = useAtomValue(roleAtom) === 'guest'
  if (list === 'FAV' || list === 'RECENT')
    return isGuest ? <NeedsLogin list={list} /> : <NothingYet list={list} />
  if (vendor !== null || classify !== null)
    return (
      <EmptyState
        motif="lantern"
        title={<Trans>No games match this choice</Trans>}
        action={<ToList list={list} label={<Trans>Clear the choice</Trans>} />}
      />
    )
  return (
    <EmptyState
      title={<Trans>No games here yet</Trans>}
      action={<ToList list="ALL" label={<Trans>See all games</Trans>} />}
    />
  )
}

function NeedsLogin({ list }: { readonly list: 'FAV' | 'RECENT' }) {
  const next = useRouterState({ select: (state) => state.location.href })
  return (
    <EmptyState
      motif="lantern"
      title={
        list === 'FAV' ? (
          <Trans>Your favorites wait for you</Trans>
        ) : (
          <Trans>Your recent games wait for you</Trans>
        )
      }
      action={
        <Link to="/m/login" search={{ next }} className={buttonClass()}>
          <Trans>Log in</Trans>
        </Link>
      }
    />
  )
}

const NothingYet = ({ list }: { readonly list: 'FAV' | 'RECENT' }) =>
  list === 'FAV' ? (
    <EmptyState
      motif="marigold"
      title={<Trans>No favorites yet</Trans>}
      action={<ToList list="HOT" label={<Trans>See hot games</Trans>} />}
    >
      <Trans>Tap the star on a game to keep it here.</Trans>
    </EmptyState>
  ) : (
    <EmptyState
      title={<Trans>You have not played yet</Trans>}
      action={<ToList list="HOT" label={<Trans>See hot games</Trans>} />}
    >
      <Trans>The games you open are listed here.</Trans>
    </EmptyState>
  )

interface ToListProps {
  readonly list: Wanted['list']
  readonly label: ReactNode
}

const ToList = ({ list, label }: ToListProps) => (
  <Link to="/m/gameLobbyCenter" search={{ gameCategory: list }} className={buttonClass('ghost')}>
    {label}
  </Link>
)
