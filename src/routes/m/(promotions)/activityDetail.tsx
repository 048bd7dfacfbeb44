import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ActivityDetailScreen } from '#features/promotions/activities/ActivityDetailScreen.tsx'
import { promotionAtom } from '#features/promotions/activities/activity.atoms.ts'
import { DetailSearch } from '#features/promotions/promotions.search.ts'

export const Route = createFileRoute('/m/(promotions)/activityDetail')({
  staticData: { title: msg`Promotion` },
  validateSearch: DetailSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.preload(promotionAtom(deps.id)),
  component: () => <ActivityDetailScreen id={Route.useSearch().id} />,
})
