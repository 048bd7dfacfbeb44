import { tanstackRouter } from '@tanstack/router-plugin/vite'
import type { PluginOption } from 'vite'

/** Splits each route's component and loader into a later chunk. */
export const router = (options: { readonly enableRouteGeneration?: boolean } = {}): PluginOption =>
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    routeFileIgnorePattern: 'router|test',
    codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
    ...options,
  })
