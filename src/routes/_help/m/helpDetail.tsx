import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HelpDetailScreen } from '#features/help/HelpDetailScreen.tsx'
import { helpAtom } from '#features/help/help.atoms.ts'

export const Route = createFileRoute('/_help/m/helpDetail')({
  staticData: { title: msg`Help center` },
  loader: ({ context }) => context.preload(helpAtom),
  component: HelpDetailPage,
})

function HelpDetailPage() {
  const { i = 0, q = '' } = Route.useSearch()
  return <HelpDetailScreen index={i} query={q} />
}
