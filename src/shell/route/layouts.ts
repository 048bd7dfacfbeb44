/** How a screen is laid out. Most have boxes of their own that are painted before any script (frame/Frame.tsx). */
export const layoutNames = [
  'home', 'page', 'lobby', 'band', 'activity', 'form', 'login', 'register', 'download', 'game',
] as const // prettier-ignore
export type Layout = (typeof layoutNames)[number]

const withoutTabBar: readonly Layout[] = ['form', 'login', 'register', 'download', 'game']

export const hasHeader = (layout: Layout) => layout !== 'game'
export const hasTabBar = (layout: Layout) => !withoutTabBar.includes(layout)

/** Where something is being filled in, which outlives a session that ends over it. */
export const isForm = (layout: Layout, isTyped: boolean) =>
  layout !== 'home' && hasHeader(layout) && (isTyped || !hasTabBar(layout))
