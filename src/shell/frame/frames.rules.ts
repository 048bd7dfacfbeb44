/** The wordless frames that the page is painted with before any script: one is shown, by path. */
export type FrameName = 'home' | 'lobby' | 'form' | 'page' | 'game'

const paths: readonly (readonly [RegExp, FrameName])[] = [
  [/^\/(m(\/(index|index\.html|home)?)?)?$/, 'home'],
  [/^\/m\/(gamelobbycenter|gamelist|gamecenter|game|slotscenter|hot|fav|recent)$/, 'lobby'],
  [/^\/m\/login$/, 'form'],
  [/^\/m\/(launchgame|startlottery)$/, 'game'],
]

export function frameFor(pathname: string): FrameName {
  const path = pathname.toLowerCase().replace(/(.)\/$/, '$1')
  return paths.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
}
