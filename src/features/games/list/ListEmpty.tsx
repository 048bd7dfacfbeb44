import { Trans } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { roleAtom } from '#features/session/session.atoms.ts'
import {
  type Filter,
  filterFor,
  isNarrowed,
  isOwnClass,
  searchOf,
} from '#features/games/filter/filter.rules.ts'

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

const own = {
  FAV: {
    motif: 'marigold',
    login: <Trans>Sign in to see your favorites</Trans>,
    title: <Trans>No favorites yet</Trans>,
    advice: <Trans>Tap the star on a game to add it here.</Trans>,
  },
  RECENT: {
    motif: 'pot',
    login: <Trans>Sign in to see your recent games</Trans>,
    title: <Trans>No recent games yet</Trans>,
    advice: <Trans>The games you open are listed here.</Trans>,
  },
} as const

interface OwnProps {
  readonly list: keyof typeof own
}

function NeedsLogin({ list }: OwnProps) {
  const next = useRouterState({ select: (state) => state.location.href })
  return (
    <EmptyState
      motif="lantern"
      title={own[list].login}
      action={
        <LinkButton to="/m/login" search={{ next }}>
          <Trans>Sign in</Trans>
        </LinkButton>
      }
    />
  )
}

const NothingYet = ({ list }: OwnProps) => (
  <EmptyState
    motif={own[list].motif}
    title={own[list].title}
    action={<ToList list="HOT" label={<Trans>See hot games</Trans>} />}
  >
    {own[list].advice}
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
