import type { Layout } from '#shell/route/layouts.ts'

/** `list` is a list in place of home's rows, `all` the rows of the lobby. */
export type Drawn = Layout | 'list' | 'all'

/** By path in lower case; any other path has the layout `page`. */
export type PathLayouts = Readonly<Record<string, Layout>>

export const layoutOf = (layouts: PathLayouts, pathname: string): Layout =>
  layouts[plainPath(pathname)] ?? 'page'

/** In lower case, without a slash at the end. */
export const plainPath = (path: string) => path.toLowerCase().replace(/(.)\/$/, '$1')

export function drawnFor(layout: Layout, address: string): Drawn {
  if (layout === 'lobby' && all.test(address)) return 'all'
  return layout === 'home' && /[?&]pageType=list\b/.test(address) ? 'list' : layout
}

const all = /^\/m\/game\w*\/?\??(gameCategory=ALL)?(&?lang=\w+)?$/i
