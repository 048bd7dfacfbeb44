/** The wordless frames that the page is painted with before any script: one is shown, by path. */
export type FrameName = 'home' | 'list' | 'lobby' | 'form' | 'page' | 'band' | 'activity' | 'game'

/** What is fetched ahead, by path: a frame stands for all of its paths that are not named here. */
export type ScreenName = FrameName | 'register'

type Row = readonly [RegExp, FrameName, ScreenName?]

const paths: readonly Row[] = [
  [/^\/(m(\/(index|index\.html|home)?)?)?$/, 'home'],
  [/^\/m\/(gamelobbycenter|gamelist|gamecenter|game|slotscenter|hot|fav|recent)$/, 'lobby'],
  [/^\/m\/(help|notice|providers|app(download)?)$/, 'band', 'page'],
  [/^\/m\/activity$/, 'activity', 'page'],
  [/^\/m\/login$/, 'form'],
  [/^\/m\/register(\.html)?$/, 'form', 'register'],
  [/^\/m\/(launchgame|startlottery)$/, 'game'],
]

function rowOf(pathname: string) {
  const path = pathname.toLowerCase().replace(/(.)\/$/, '$1')
  return paths.find(([pattern]) => pattern.test(path))
}

/** Home with a list in the place of its rows has neither banner nor ticker. */
export function frameFor(pathname: string, search = ''): FrameName {
  const frame = rowOf(pathname)?.[1] ?? 'page'
  return frame === 'home' && /[?&]pageType=list\b/.test(search) ? 'list' : frame
}

export const screenFor = (pathname: string, search = ''): ScreenName =>
  rowOf(pathname)?.[2] ?? frameFor(pathname, search)
