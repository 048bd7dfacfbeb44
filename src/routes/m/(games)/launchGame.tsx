import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { LaunchScreen } from '../../../features/games/launch/LaunchScreen.tsx'
import { LaunchSearch } from '../../../features/games/launch/launch.search.ts'
import { startSearchOf } from '../../../features/games/launch/target.rules.ts'
import { siteAtom } from '../../../features/merchant/merchant.atoms.ts'
import { RealityWatch } from '../../../features/protection/reality/RealityWatch.tsx'
import { requireSession } from '../../../features/session/session.guard.ts'
import { Balance } from '../../../features/wallet/Balance.tsx'

export const Route = createFileRoute('/m/(games)/launchGame')({
  staticData: { title: msg`Game`, layout: 'game' },
  validateSearch: LaunchSearch,
  beforeLoad: ({ search, location }) => {
    if (!search.free) requireSession({ location })
    if (search.prize_mode)
      throw redirect({ to: '/m/startLottery', search: startSearchOf(search), replace: true })
  },
  codeSplitGroupings: [['component']],
  loader: ({ context }) => context.prime(siteAtom),
  component: LaunchPage,
})

function LaunchPage() {
  return (
    <LaunchScreen search={Route.useSearch()} balance={<Balance as="chip" />} Watch={RealityWatch} />
  )
}
