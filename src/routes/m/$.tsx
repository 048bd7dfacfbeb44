import { createFileRoute, notFound } from '@tanstack/react-router'
import { ClosedScreen } from '../../shell/ClosedScreen.tsx'
import { ruleOf } from '../../shell/routes.rules.ts'

/** The specification's paths that have no screen of their own yet. */
export const Route = createFileRoute('/m/$')({
  beforeLoad: ({ location }) => {
    if (!ruleOf(location.pathname)) throw notFound()
  },
  component: () => <ClosedScreen isService={Route.useParams()._splat === 'service'} />,
})
