import { Trans } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { roleAtom } from '../../session/session.atoms.ts'
import {
  type Filter,
  type OwnClass,
  filterFor,
  isNarrowed,
  isOwnClass,
  searchOf,
} from '../filter/filter.rules.ts'

export function ListEmpty(filter: Filter) {
  const { list, classify, name } = filter
  const isGuest = useAtomValue(roleAtom) === 'guest'
  const isOwn = classify === 'FAV' || classify === 'RECENT'
  if (isOwn && isGuest) return <NeedsLogin list={classify} />
  const isWhole = list === 'ALL' && filter.vendor === null
  if (isOwn && isWhole) return <NothingYet list={classify} />
  if (isNarrowed(filter) || classify !== null)
    return (
      <EmptyState
        motif="lantern"
        urgent
        title={
          name === '' ? (
            <Trans>No games match these filters</Trans>
          ) : (
            <Trans>No game found for “{name}”</Trans>
          )
        }
        action={
          <Reset {...(isOwnClass(classify) ? filterFor('ALL', { classify }) : filterFor(list))} />
        }
      />
    )
  return (
    <EmptyState
      title={<Trans>No games here yet</Trans>}
      action={<ToList list="ALL" label={<Trans>See all games</Trans>} />}
    />
  )
}

const Reset = (filter: Filter) => (
  <LinkButton to="." search={(before) => ({ ...before, ...searchOf(filter, before) })} kind="ghost">
    <Trans>Clear filters</Trans>
  </LinkButton>
)

interface OwnProps {
  readonly list: Exclude<OwnClass, 'HOT'>
}

function NeedsLogin({ list }: OwnProps) {
  const next = useRouterState({ select: (state) => state.location.href })
  return (
    <EmptyState
      motif="lantern"
      title={
        list === 'FAV' ? (
          <Trans>Log in to see your favourites</Trans>
        ) : (
          <Trans>Log in to see your recent games</Trans>
        )
      }
      action={
        <LinkButton to="/m/login" search={{ next }}>
          <Trans>Log in</Trans>
        </LinkButton>
      }
    />
  )
}

const NothingYet = ({ list }: OwnProps) =>
  list === 'FAV' ? (
    <EmptyState
      motif="marigold"
      title={<Trans>No favourites yet</Trans>}
      action={<ToList list="HOT" label={<Trans>See hot games</Trans>} />}
    >
      <Trans>Tap the star on a game to add it here.</Trans>
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
  readonly list: 'ALL' | 'HOT'
  readonly label: ReactNode
}

const ToList = ({ list, label }: ToListProps) => (
  <LinkButton to="/m/gameLobbyCenter" search={{ gameCategory: list }} kind="ghost">
    {label}
  </LinkButton>
)
