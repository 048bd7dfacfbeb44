import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { LaunchScreen } from '#features/games/launch/LaunchScreen.tsx'
import { LaunchSearch, lotterySearchOf } from '#features/games/launch/target/launch.search.ts'
import { siteAtom } from '#features/merchant/merchant.atoms.ts'
import { RealityWatch } from '#features/protection/reality/RealityWatch.tsx'

export const Route = createFileRoute('/_session/m/(games)/launchGame')({
  staticData: { title: msg`Game`, layout: 'game', guest: ({ free }) => free === true && 'enters' },
  validateSearch: LaunchSearch,
  codeSplitGroupings: [['component']],
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    if (deps.prize_mode)
      throw redirect({ to: '/m/startLottery', search: lotterySearchOf(deps), replace: true })
    return context.preload(siteAtom)
  },
  component: () => <LaunchScreen search={Route.useSearch()} Watch={RealityWatch} />,
})
