import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { StatusAction } from '#features/promotions/status/StatusAction.tsx'
import { useClaim } from '#features/promotions/activities/useClaim.ts'
import { RewardsScreen } from '#features/rewards/RewardsScreen.tsx'
import { RewardSearch } from '#features/rewards/rewards.search.ts'
import { ModuleGate } from '#shell/route/ModuleGate.tsx'

export const Route = createFileRoute('/_member/m/rewardCenter')({
  staticData: { title: msg`Reward center` },
  validateSearch: RewardSearch,
  component: () => (
    <ModuleGate module="REWCEN3">
      <RewardsScreen search={Route.useSearch()} slots={{ StatusAction, useClaim }} />
    </ModuleGate>
  ),
})
