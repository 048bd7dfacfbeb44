export const layoutNames = [
  'home', 'page', 'lobby', 'band', 'activity', 'form', 'login', 'register', 'download', 'game',
] as const // oxfmt-ignore
export type Layout = (typeof layoutNames)[number]

const withoutTabBar: readonly Layout[] = ['form', 'login', 'register', 'download', 'game']

/** Home and the lists of games, whose text is in the first of a language's two files. */
export const hasFirstText = (layout: Layout) => layout === 'home' || layout === 'lobby'

export const hasHeader = (layout: Layout) => layout !== 'game'
/** The header of the widest screens has the account. */
export const hasAccount = (layout: Layout) => layout !== 'login' && layout !== 'register'
export const hasTabBar = (layout: Layout) => !withoutTabBar.includes(layout)

/**
 * A form is being filled in, which is preserved when the session ends. Login and registration need no session, and
 * navigate by themselves when another begins: a trial player becomes a member there.
 */
export const isForm = (layout: Layout, isTyped: boolean) =>
  layout !== 'home' && hasHeader(layout) && hasAccount(layout) && (isTyped || !hasTabBar(layout))
