import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

/** Split by hand: the automatic chunk would be called "app" like the entry's. */
export const Route = createFileRoute('/m/app')({
  staticData: { title: msg`Get the app`, layout: 'band' },
  codeSplitGroupings: [],
  component: lazyRouteComponent(
    () => import('#features/install/download/AppScreen.tsx'),
    'AppScreen',
  ),
})
