import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ActivityScreen } from '#features/promotions/activities/ActivityScreen.tsx'
import { promotionsAtom } from '#features/promotions/activities/activity.atoms.ts'
import { ActivitySearch } from '#features/promotions/promotions.search.ts'

export const Route = createFileRoute('/m/(promotions)/activity/')({
  staticData: { title: msg`Promotions`, back: '/m/home', layout: 'activity' },
  validateSearch: ActivitySearch,
  loader: ({ context }) => context.preload(promotionsAtom),
  component: () => <ActivityScreen search={Route.useSearch()} />,
})
