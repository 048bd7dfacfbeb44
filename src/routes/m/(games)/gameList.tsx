import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LobbySearch } from '../../../features/games/filter/lobby.search.ts'
import { LobbyPage } from './-lobby.tsx'
import { primeVendors } from './-prime.ts'

export const Route = createFileRoute('/m/(games)/gameList')({
  staticData: { title: msg`Games`, layout: 'lobby' },
  validateSearch: LobbySearch,
  codeSplitGroupings: [['component']],
  loader: primeVendors,
  component: LobbyPage,
})
