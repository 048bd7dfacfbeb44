import type { Layout } from '../route/layouts.ts'

/** What is painted before any script: a layout's boxes, or those of a list in the place of home's rows. */
export type Drawn = Layout | 'list'

/** The layout of each path, in lower case, that is not laid out as a page. */
export type PathLayouts = Readonly<Record<string, Layout>>

export function layoutOf(layouts: PathLayouts, pathname: string): Layout {
  const path = pathname.toLowerCase().replace(/(.)\/$/, '$1')
  return layouts[path] ?? 'page'
}

/** Home with a list in the place of its rows has neither banner nor ticker. */
export const drawnFor = (layout: Layout, search: string): Drawn =>
  layout === 'home' && /[?&]pageType=list\b/.test(search) ? 'list' : layout
