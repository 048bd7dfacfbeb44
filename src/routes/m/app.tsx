import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

/** By hand: a file of the build that is called "app" is the entry's. */
export const Route = createFileRoute('/m/app')({
  staticData: { title: msg`Get the app`, layout: 'band' },
  codeSplitGroupings: [],
  component: lazyRouteComponent(
    () => import('../../features/install/download/AppScreen.tsx'),
    'AppScreen',
  ),
})
