import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { lobby } from './-lobbyPages.ts'

export const Route = createFileRoute('/m/(games)/slotsCenter')({
  ...lobby,
  staticData: { title: msg`Slots`, layout: 'lobby' },
  component: lazyRouteComponent(() => import('#routes/-lists/lobby.tsx'), 'SlotsPage'),
})
