import { button, h } from '#sandbox/vendor/client/dom.ts'
import type { GameState, LottoOpened } from '#sandbox/lottery/state.ts'
import { clock } from './text.ts'
import type { Words } from './words/words.ts'
import type { PlayType } from '#sandbox/lottery/sheets/plays.ts'
import { Failed } from '#sandbox/vendor/client/post.ts'

/** The vendor's games, each with the time left until ticket sales close. */
export function makeGames(words: Words, games: readonly GameState[], onChoose: (code: string) => void) {
  const chips = games.map(({ code, names }) => {
    const left = h('span', {})
    const name = h('b', {}, names.en)
    const attributes = { class: 'game', 'data-game': code, 'aria-pressed': 'false' }
    const chip = button('', attributes, () => onChoose(code), name, left)
    return { code, chip, left }
  })
  const elements = chips.map(({ chip }) => chip)
  return {
    element: h('nav', { class: 'games', 'aria-label': words.games }, ...elements),
    mark(code: string) {
      for (const each of chips) {
        each.chip.setAttribute('aria-pressed', String(each.code === code))
        if (each.code === code) each.chip.scrollIntoView({ block: 'nearest', inline: 'center' })
      }
    },
    tick(state: readonly GameState[], now: number) {
      for (const { code, left } of chips) {
        const game = state.find((each) => each.code === code)
        if (game) left.textContent = clock(game.next.closesAt - now)
      }
    },
  }
} // oxfmt-ignore

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
