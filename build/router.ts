import { tanstackRouter } from '@tanstack/router-plugin/vite'
import MagicString from 'magic-string'
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
    // Every route creates its own Link, which is never used: 1.5 kB of the first view.
    name: 'mela:route-links',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './link.js' && importer?.endsWith('/react-router/dist/esm/route.js')
        ? '\0no-link'
        : null,
    load: (id) => (id === '\0no-link' ? 'export const Link = () => null' : null),
  },
  {
    // Only the build reads the groupings. The generated tree repeats each path, and once more as its id, which
    // defaults to the path: 400 bytes of the first view.
    name: 'mela:route-paths',
    apply: 'build',
    transform: (code, id) => {
      const text = new MagicString(code)
      if (id.includes('/src/routes/'))
        text
          .replace(/createFileRoute\((["']).*?\1\)/, 'createFileRoute()')
          .replace(/codeSplitGroupings: \[.*?\]+,/s, '')
      if (id.endsWith('/routeTree.gen.ts'))
        text.replace(/id: (["'].*?["']),\s+path: \1/g, 'path: $1')
      return text.hasChanged()
        ? { code: text.toString(), map: text.generateMap({ hires: true }) }
        : null
    },
  },
]
