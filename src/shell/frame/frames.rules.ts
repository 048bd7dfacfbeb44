/** The wordless frames that the page is painted with before any script: one is shown, by path. */
export type FrameName = 'home' | 'list' | 'lobby' | 'form' | 'page' | 'game'

const paths: readonly (readonly [RegExp, FrameName])[] = [
  [/^\/(m(\/(index|index\.html|home)?)?)?$/, 'home'],
  [/^\/m\/(gamelobbycenter|gamelist|gamecenter|game|slotscenter|hot|fav|recent)$/, 'lobby'],
  [/^\/m\/login$/, 'form'],
  [/^\/m\/(launchgame|startlottery)$/, 'game'],
]

/** Home with a list in the place of its rows has neither banner nor ticker. */
export function frameFor(pathname: string, search = ''): FrameName {
  const path = pathname.toLowerCase().replace(/(.)\/$/, '$1')
  const frame = paths.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
  return frame === 'home' && /[?&]pageType=list\b/.test(search) ? 'list' : frame
}
