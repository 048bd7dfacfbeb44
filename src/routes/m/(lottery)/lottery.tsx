import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LotteryScreen } from '#features/lottery/LotteryScreen.tsx'
import { LotterySearch } from '#features/lottery/lottery.search.ts'

export const Route = createFileRoute('/m/(lottery)/lottery')({
  staticData: { title: msg`Lottery`, isLive: true },
  validateSearch: LotterySearch,
  loaderDeps: ({ search }) => search,
  codeSplitGroupings: [['component']],
  loader: async ({ context, deps }) => {
    const { lotteriesOf } = await import('#features/lottery/lottery.atoms.ts')
    return context.preload(lotteriesOf(deps))
  },
  component: () => <LotteryScreen search={Route.useSearch()} />,
})
