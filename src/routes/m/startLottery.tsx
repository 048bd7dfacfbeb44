import { createFileRoute } from '@tanstack/react-router'
import { StartScreen } from '../../features/lottery/play/StartScreen.tsx'
import { StartSearch } from '../../features/lottery/lottery.search.ts'
import { RealityWatch } from '../../features/protection/reality/RealityWatch.tsx'
import { requireSession } from '../../features/session/session.guard.ts'
import { Balance } from '../../features/wallet/Balance.tsx'

export const Route = createFileRoute('/m/startLottery')({
  validateSearch: StartSearch,
  beforeLoad: requireSession,
  component: StartPage,
})

function StartPage() {
  return (
    <StartScreen search={Route.useSearch()} balance={<Balance as="chip" />} Watch={RealityWatch} />
  )
}
