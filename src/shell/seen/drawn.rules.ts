import type { Layout } from '#shell/route/layouts.ts'

export type Drawn = Layout | 'list'

/** By path in lower case; any other path has the layout `page`. */
export type PathLayouts = Readonly<Record<string, Layout>>

export const layoutOf = (layouts: PathLayouts, pathname: string): Layout =>
  layouts[plainPath(pathname)] ?? 'page'

/** In lower case, without a slash at the end. */
export const plainPath = (path: string) => path.toLowerCase().replace(/(.)\/$/, '$1')

export const drawnFor = (layout: Layout, search: string): Drawn =>
  layout === 'home' && /[?&]pageType=list\b/.test(search) ? 'list' : layout
