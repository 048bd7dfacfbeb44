import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { LeaderScreen } from '#features/leaderboard/LeaderScreen.tsx'
import { param } from '#net/searchParams.ts'

/** Invalid values are dropped. */
const LeaderSearch = v.object({
  board: param(v.picklist(['win', 'turnover', 'multiplier'])),
  period: param(v.picklist(['day', 'week'])),
})

export const Route = createFileRoute('/m/(games)/leaderBoard')({
  staticData: { title: msg`Leaderboard`, isLive: true },
  validateSearch: LeaderSearch,
  loaderDeps: ({ search }) => search,
  codeSplitGroupings: [['component']],
  loader: async ({ context, deps: { board = 'win', period = 'day' } }) => {
    const { leadersAtom } = await import('#features/leaderboard/leaderboard.atoms.ts')
    return context.preload(leadersAtom({ board, period }))
  },
  component: () => <LeaderScreen search={Route.useSearch()} />,
})
