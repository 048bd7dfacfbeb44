import { createFileRoute } from '@tanstack/react-router'
import { HelpScreen } from '#features/help/HelpScreen.tsx'
import { HelpSearch } from '#features/help/help.search.ts'
import { Panes } from '#shell/panes/Panes.tsx'

export const Route = createFileRoute('/_help')({
  validateSearch: HelpSearch,
  component: () => <Panes list={<Topics />} />,
})

function Topics() {
  const { q = '', i = 0 } = Route.useSearch()
  return <HelpScreen query={q} current={i} />
}
