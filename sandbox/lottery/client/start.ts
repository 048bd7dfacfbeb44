import type { PlayType } from '#sandbox/lottery/sheets/plays.ts'
import type { GameState, LottoOpened } from '#sandbox/lottery/state.ts'
import { Failed } from '#sandbox/vendor/client/post.ts'

/** The game in the address, or else the vendor's first. */
export function firstGame({ games }: LottoOpened): GameState {
  const game = games.find(({ code }) => code === document.body.dataset['code']) ?? games[0]
  if (!game) throw new Failed('unknown')
  return game
}

export const wantedType = ({ types }: GameState): PlayType =>
  new URLSearchParams(location.search).get('playType') === 'ent' && types.includes('ent')
    ? 'ent'
    : 'trad'
