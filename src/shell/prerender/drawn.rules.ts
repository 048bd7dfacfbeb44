import type { Layout } from '../route/layouts.ts'

export type Drawn = Layout | 'list'

/** By path in lower case; any other path has the layout `page`. */
export type PathLayouts = Readonly<Record<string, Layout>>

export function layoutOf(layouts: PathLayouts, pathname: string): Layout {
  const path = pathname.toLowerCase().replace(/(.)\/$/, '$1')
  return layouts[path] ?? 'page'
}

export const drawnFor = (layout: Layout, search: string): Drawn =>
  layout === 'home' && /[?&]pageType=list\b/.test(search) ? 'list' : layout
