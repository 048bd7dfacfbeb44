import { tanstackRouter } from '@tanstack/router-plugin/vite'
import type { PluginOption } from 'vite'

/** Routes come from their files; a screen comes later, and its loader with it where the route does not say otherwise. */
export const router = (
  options: { readonly enableRouteGeneration?: boolean } = {},
): PluginOption => [
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    routeFileIgnorePattern: 'router|test',
    codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
    ...options,
  }),
  {
    // The generated tree names the paths again: what each file says is for types alone, and 270 bytes.
    name: 'mela:route-paths',
    apply: 'build',
    transform: (code, id) =>
      id.includes('/src/routes/')
        ? code.replace(/createFileRoute\((["']).*?\1\)/, 'createFileRoute()')
        : null,
  },
]
