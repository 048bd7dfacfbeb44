import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { HelpScreen } from '#features/help/HelpScreen.tsx'
import { IndexParam } from '#net/searchParams.ts'
import { Panes } from '#shell/panes/Panes.tsx'

const HelpSearch = v.object({
  q: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(60)), '')),
  /** Index of the topic in the platform's order. */
  i: v.optional(v.fallback(IndexParam, 0)),
})

export const Route = createFileRoute('/_help')({
  validateSearch: HelpSearch,
  component: () => <Panes list={<Topics />} />,
})

function Topics() {
  const { q = '', i = 0 } = Route.useSearch()
  return <HelpScreen query={q} current={i} />
}
