import { tanstackRouter } from '@tanstack/router-plugin/vite'
import type { PluginOption } from 'vite'

/** Splits each route's component and loader into a later chunk. */
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
    // The generated tree repeats each path: the one in the file serves only types and costs 270 bytes.
    name: 'mela:route-paths',
    apply: 'build',
    transform: (code, id) =>
      id.includes('/src/routes/')
        ? code.replace(/createFileRoute\((["']).*?\1\)/, 'createFileRoute()')
        : null,
  },
]
