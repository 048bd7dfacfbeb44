import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

/** By hand: a file of the build that is called "app" is the entry's. */
export const Route = createFileRoute('/m/app')({
  codeSplitGroupings: [],
  component: lazyRouteComponent(
    () => import('../../features/install/download/AppScreen.tsx'),
    'AppScreen',
  ),
})
