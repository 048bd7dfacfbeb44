import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ShareTarget } from '#features/install/share/ShareTarget.tsx'
import { SharedSearch } from '#features/install/share/share.search.ts'

export const Route = createFileRoute('/m/share')({
  staticData: { title: msg`Search`, back: '/m/home' },
  validateSearch: SharedSearch,
  component: () => <ShareTarget shared={Route.useSearch()} />,
})
