import { button, h } from '#sandbox/vendor/client/dom.ts'
import type { GameState } from '#sandbox/lottery/state.ts'
import { clock } from './text.ts'
import type { Words } from './words/words.ts'

/** The vendor's games, each with the time left until ticket sales close. */
export function makeGames(words: Words, games: readonly GameState[], onChoose: (code: string) => void) {
  const chips = games.map(({ code, names }) => {
    const left = h('span', {})
    const name = h('b', {}, names.en)
    const attributes = { class: 'game', 'data-game': code, 'aria-pressed': 'false' }
    const chip = button('', attributes, () => onChoose(code), name, left)
    chip.removeAttribute('aria-label')
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
