import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { RewardsScreen } from '#features/promotions/rewards/RewardsScreen.tsx'
import { RewardSearch } from '#features/promotions/promotions.search.ts'
import { ModuleGate } from '#features/merchant/ModuleGate.tsx'

export const Route = createFileRoute('/_member/m/(promotions)/rewardCenter')({
  staticData: { title: msg`Reward center` },
  validateSearch: RewardSearch,
  component: () => (
    <ModuleGate module="REWCEN3">
      <RewardsScreen search={Route.useSearch()} />
    </ModuleGate>
  ),
})
