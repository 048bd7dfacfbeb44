import { inDigits, money } from '#sandbox/vendor/client/numbers.ts'
import { button, h } from '#sandbox/vendor/client/dom.ts'
import type { Play } from '#sandbox/lottery/sheets/plays.ts'
import type { GameState, LottoState, OwnTicket } from '#sandbox/lottery/state.ts'
import { ballsOf } from './board.ts'
import { matching } from './matching.ts'
import { lineText } from './text.ts'
import type { Words } from './words/words.ts'

const isPlay = (words: Words, play: string): play is Play => Object.hasOwn(words.play, play)

function ticketRow(words: Words, state: LottoState, ticket: OwnTicket) {
  const game = state.games.find(({ code }) => code === ticket.game)
  const what = isPlay(words, ticket.play) ? lineText(words, ticket.play, ticket.content) : ticket.play
  const drawn = game?.drawn.find(({ issue }) => issue === ticket.issue)
  const lit = drawn ? matching(drawn.numbers, [ticket]) : []
  const money2 = ticket.status === 'pending' ? money(ticket.stake) : money(ticket.prize)
  return h(
    'li',
    { class: 'ticket', 'data-status': ticket.status },
    h('b', {}, what),
    h('span', { class: 'badge' }, words.status[ticket.status]),
    h('span', { class: 'quiet' }, `${game?.names.en ?? ''}, ${inDigits(ticket.issue)}`),
    h('span', { class: 'sum' }, money2),
    ...(drawn && ticket.status !== 'pending' ? [ballsOf(drawn.numbers, lit)] : []),
  )
} // oxfmt-ignore

const drawRow = ({ issue, numbers }: GameState['drawn'][number]) =>
  h('li', { class: 'drawn' }, h('span', { class: 'quiet' }, inDigits(issue)), ballsOf(numbers))

type Tab = 'results' | 'tickets'

/** Recent draws and the player's own tickets. */
export function makeLists(words: Words) {
  let tab: Tab = 'results'
  let held: { readonly game: GameState; readonly state: LottoState } | null = null
  const list = h('ul', { class: 'rows', id: 'list' })
  const tabs = (['results', 'tickets'] as const).map((key) => ({
    key,
    element: button(words[key], { class: 'tab', role: 'tab', 'aria-controls': 'list' }, () =>
      open(key),
    ),
  }))
  const open = (next: Tab) => {
    tab = next
    draw()
  }
  const rows = (game: GameState, state: LottoState) => {
    if (tab === 'results') return game.drawn.map(drawRow)
    if (state.tickets.length === 0) return [h('li', { class: 'none' }, words.noTickets)]
    return state.tickets.map((ticket) => ticketRow(words, state, ticket))
  }
  const draw = () => {
    for (const { key, element } of tabs) element.setAttribute('aria-selected', String(key === tab))
    if (held) list.replaceChildren(...rows(held.game, held.state))
  }
  const show = (game: GameState, state: LottoState) => {
    held = { game, state }
    draw()
  }
  const head = h('div', { class: 'tabs', role: 'tablist' }, ...tabs.map(({ element }) => element))
  return { element: h('section', { class: 'lists' }, head, list), show, open }
}
