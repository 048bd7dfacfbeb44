import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LeaderScreen } from '#features/leaderboard/LeaderScreen.tsx'
import { LeaderSearch } from '#features/leaderboard/leaderboard.search.ts'

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
