import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HelpScreen } from '../../features/help/HelpScreen.tsx'
import { helpAtom } from '../../features/help/help.atoms.ts'
import { HelpSearch } from '../../features/help/help.search.ts'

export const Route = createFileRoute('/m/help')({
  staticData: { title: msg`Help center`, layout: 'band' },
  validateSearch: HelpSearch,
  loader: ({ context }) => context.prime(helpAtom),
  component: HelpPage,
})

function HelpPage() {
  return <HelpScreen query={Route.useSearch().q ?? ''} />
}
