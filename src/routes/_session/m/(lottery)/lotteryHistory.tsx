import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HistoryScreen } from '#features/lottery/draws/HistoryScreen.tsx'
import { HistorySearch } from '#features/lottery/lottery.search.ts'

export const Route = createFileRoute('/_session/m/(lottery)/lotteryHistory')({
  staticData: {
    title: msg`Lottery history`,
    isLive: true,
    guest: ({ tab }) => tab !== 'tickets' && 'enters',
  },
  validateSearch: HistorySearch,
  loaderDeps: ({ search }) => search,
  codeSplitGroupings: [['component']],
  loader: async ({ context, deps: { tab, game = null } }) => {
    const { drawsAtom, ticketsAtom } = await import('#features/lottery/lottery.atoms.ts')
    return context.preload(tab === 'tickets' ? ticketsAtom(game) : drawsAtom(game))
  },
  component: () => <HistoryScreen search={Route.useSearch()} />,
})
