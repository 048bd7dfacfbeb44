import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HelpDetailScreen } from '#features/help/HelpDetailScreen.tsx'
import { HelpScreen } from '#features/help/HelpScreen.tsx'
import { helpAtom } from '#features/help/help.atoms.ts'
import { ListOr } from '#shell/panes/Panes.tsx'
import { ShortcutHelp } from '#shell/shortcuts/ShortcutList.tsx'

export const Route = createFileRoute('/_help/m/help')({
  staticData: { title: msg`Help center`, layout: 'band' },
  loader: ({ context }) => context.preload(helpAtom),
  component: HelpPage,
})

function HelpPage() {
  const { q = '' } = Route.useSearch()
  return (
    <ListOr list={<HelpScreen query={q} />}>
      <HelpDetailScreen index={0} query={q} />
      <ShortcutHelp />
    </ListOr>
  )
}
