import { createFileRoute, redirect } from '@tanstack/react-router'
import { LaunchScreen } from '../../features/games/launch/LaunchScreen.tsx'
import { LaunchSearch } from '../../features/games/launch/launch.search.ts'
import { RealityWatch } from '../../features/protection/RealityWatch.tsx'
import { requireSession } from '../../features/session/session.guard.ts'
import { Balance } from '../../features/wallet/Balance.tsx'

export const Route = createFileRoute('/m/launchGame')({
  validateSearch: LaunchSearch,
  beforeLoad: ({ search, location }) => {
    if (!search.free) requireSession({ location })
    const { prize_mode, playType, pageBack, vassalage, code: gameId } = search
    if (prize_mode)
      throw redirect({
        to: '/m/startLottery',
        search: { prize_mode, playType, gameId: gameId && String(gameId), pageBack, vassalage },
        replace: true,
      })
  },
  component: LaunchPage,
})

function LaunchPage() {
  return (
    <LaunchScreen search={Route.useSearch()} balance={<Balance as="chip" />} Watch={RealityWatch} />
  )
}
