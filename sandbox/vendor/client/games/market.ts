import type { Fixture, MarketOutcome, Pick } from '../../wire.ts'
import { choiceField } from './choice.ts'
import { h, s } from '../dom.ts'
import { times } from '../money.ts'
import { animate } from '../motion.ts'
import { paidSentence } from '../sentence.ts'
import type { GameView } from '../gameView.ts'
import { fill } from '../words.ts'
import type { Words } from '../words.en.ts'

const boat = (colour: string) =>
  s(
    'svg',
    { viewBox: '0 0 120 50', 'aria-hidden': 'true', class: `boat ${colour}` },
    s('path', { class: 'sail', d: 'M58 4q26 8 22 26H58z' }),
    s('path', { class: 'mast', d: 'M57 2v30' }),
    s('path', { class: 'hull', d: 'M4 24q20 12 56 10 36 2 56-14-6 24-30 26H38Q12 44 4 24z' }),
    s('path', { class: 'band', d: 'M14 33q24 8 48 6 26 0 44-8' }),
  )

/** Uneven strokes towards a fixed end: the winner at the line, the other a little behind. */
const course = (strokes: readonly number[], end: number) =>
  [0, ...strokes, 1].map((part) => ({ left: `${part * end}%` }))
const leading = [0.2, 0.34, 0.6, 0.78]
const trailing = [0.26, 0.45, 0.58, 0.82]

export function marketView(words: Words): GameView<MarketOutcome, Fixture> {
  const boats = { home: boat('red'), away: boat('blue') }
  const names = { home: h('h2'), away: h('h2') }
  const lane = (side: Pick) =>
    h(
      'div',
      { class: 'water', 'data-side': side },
      names[side],
      h('div', { class: 'way' }, boats[side]),
    )
  const element = h('div', { class: 'race' }, lane('home'), lane('away'))
  const field = choiceField<Pick>(words.ready.market, 'home')
  const nameOf = (index: number) => words.market.names[index] ?? ''
  let shown: Fixture | null = null

  const clear = () => {
    delete element.dataset['winner']
    for (const each of Object.values(boats))
      for (const animation of each.getAnimations()) animation.cancel()
  }

  const row = (winner: Pick) => {
    const loser = winner === 'home' ? 'away' : 'home'
    const timing = { duration: 3200, easing: 'ease-in-out' }
    return Promise.all([
      animate(boats[winner], course(trailing, 100), timing),
      animate(boats[loser], course(leading, 84), timing),
    ])
  }

  return {
    element,
    controls: field.element,
    choice: field.value,
    offer(fixture) {
      shown = fixture
      const option = (value: Pick) => ({
        value,
        name: nameOf(fixture[value]),
        detail: fill(words.market.pays, times(fixture.odds[value])),
      })
      field.offer([option('home'), option('away')])
      if (!element.dataset['winner']) nameLanes(fixture)
    },
    begin() {
      clear()
      if (shown) nameLanes(shown)
    },
    async show(settled) {
      const { winner } = settled.outcome
      await row(winner)
      element.dataset['winner'] = winner
      const won = fill(words.market.won, shown ? nameOf(shown[winner]) : '')
      return `${won}. ${paidSentence(words, settled)}`
    },
    cancel: clear,
    rules: () => [h('p', {}, words.market.rules), h('p', { class: 'quiet' }, words.market.rtp)],
  }

  function nameLanes(fixture: Fixture) {
    names.home.textContent = nameOf(fixture.home)
    names.away.textContent = nameOf(fixture.away)
  }
}
