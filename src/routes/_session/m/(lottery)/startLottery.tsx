import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { StartScreen } from '#features/lottery/play/StartScreen.tsx'
import { StartSearch } from '#features/lottery/lottery.search.ts'
import { siteAtom } from '#features/merchant/merchant.atoms.ts'
import { RealityWatch } from '#features/protection/reality/RealityWatch.tsx'

export const Route = createFileRoute('/_session/m/(lottery)/startLottery')({
  staticData: { title: msg`Lottery`, layout: 'game' },
  validateSearch: StartSearch,
  codeSplitGroupings: [['component']],
  loader: ({ context }) => context.preload(siteAtom),
  component: () => <StartScreen search={Route.useSearch()} Watch={RealityWatch} />,
})
