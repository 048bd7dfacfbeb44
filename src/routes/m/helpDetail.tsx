import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HelpDetailScreen } from '../../features/help/HelpDetailScreen.tsx'
import { HelpScreen } from '../../features/help/HelpScreen.tsx'
import { helpAtom } from '../../features/help/help.atoms.ts'
import { HelpDetailSearch } from '../../features/help/help.search.ts'

import { Panes } from '../../shell/panes/Panes.tsx'

export const Route = createFileRoute('/m/helpDetail')({
  staticData: { title: msg`Help center` },
  validateSearch: HelpDetailSearch,
  loader: ({ context }) => context.prime(helpAtom),
  component: HelpDetailPage,
})

function HelpDetailPage() {
  const { i = 0 } = Route.useSearch()
  return (
    <Panes
      shows="content"
      list={<HelpScreen query="" current={i} />}
      content={<HelpDetailScreen index={i} />}
    />
  )
}
