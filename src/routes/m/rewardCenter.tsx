import { createFileRoute } from '@tanstack/react-router'
import { StatusAction } from '../../features/promotions/status/StatusAction.tsx'
import { useClaim } from '../../features/promotions/activities/useClaim.ts'
import { RewardsScreen } from '../../features/rewards/RewardsScreen.tsx'
import { RewardSearch } from '../../features/rewards/rewards.search.ts'
import { requireMember } from '../../features/session/session.guard.ts'
import { ModuleGate } from '../../shell/route/ModuleGate.tsx'

export const Route = createFileRoute('/m/rewardCenter')({
  validateSearch: RewardSearch,
  beforeLoad: requireMember,
  component: RewardPage,
})

function RewardPage() {
  return (
    <ModuleGate module="REWCEN3">
      <RewardsScreen search={Route.useSearch()} slots={{ StatusAction, useClaim }} />
    </ModuleGate>
  )
}
