import { createFileRoute, useSearch } from '@tanstack/react-router'
import { HelpScreen } from '../features/help/HelpScreen.tsx'
import { Panes } from '../shell/panes/Panes.tsx'

export const Route = createFileRoute('/_help')({
  component: () => <Panes list={<Topics />} />,
})

function Topics() {
  const { q = '', i = 0 } = useSearch({ strict: false })
  return <HelpScreen query={q} current={i} />
}
