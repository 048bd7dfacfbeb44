import { tanstackRouter } from '@tanstack/router-plugin/vite'

/** Routes come from their files; a screen comes later, and its loader with it where the route does not say otherwise. */
export const router = (options: { readonly enableRouteGeneration?: boolean } = {}) =>
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    routeFileIgnorePattern: 'router|test',
    codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
    ...options,
  })
