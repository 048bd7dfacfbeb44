import { odds, sides, type Side } from '../../sheets/table.ts'
import type { Settled, TableOutcome } from '../../wire.ts'
import { cardBack, cardFace } from './card.ts'
import { choiceField } from './choice.ts'
import { h } from '../dom.ts'
import { times } from '../money.ts'
import { animate, pause } from '../motion.ts'
import { paidSentence } from '../sentence.ts'
import type { GameView } from '../gameView.ts'
import { fill } from '../words.ts'
import type { Words } from '../words.en.ts'

const dealt = [{ opacity: 0, transform: 'translateY(-60px) rotate(-14deg)' }, { opacity: 1 }]
const paceOf = (cards: number) => Math.max(70, Math.min(320, 3600 / cards))

export function tableView(words: Words): GameView<TableOutcome, null> {
  const joker = h('div', { class: 'joker' })
  const lanes = { andar: h('div', { class: 'lane' }), bahar: h('div', { class: 'lane' }) }
  const laneOf = (side: Side) =>
    h('div', { class: 'side', 'data-side': side }, h('h2', {}, words.table[side]), lanes[side])
  const top = h('div', { class: 'deck' }, cardBack(), joker)
  const element = h('div', { class: 'felt' }, top, ...sides.map(laneOf))
  const field = choiceField<Side>(words.ready.table, 'andar')
  field.offer(
    sides.map((value) => ({
      value,
      name: words.table[value],
      detail: fill(words.table.pays, times(odds[value])),
    })),
  )

  const clear = () => {
    delete element.dataset['winner']
    joker.replaceChildren(cardBack())
    for (const lane of Object.values(lanes)) lane.replaceChildren()
  }

  async function deal({ joker: first, dealt: cards, winner }: TableOutcome) {
    joker.replaceChildren(cardFace(first))
    await pause(450)
    for (const [place, card] of cards.entries()) {
      const face = cardFace(card)
      lanes[place % 2 === 0 ? 'andar' : 'bahar'].append(face)
      void animate(face, dealt, { duration: 180, easing: 'ease-out' })
      await pause(paceOf(cards.length))
    }
    lanes[winner].lastElementChild?.toggleAttribute('data-match', true)
    element.dataset['winner'] = winner
  }

  clear()
  return {
    element,
    controls: field.element,
    choice: field.value,
    offer: () => undefined,
    begin: clear,
    async show(settled: Settled<TableOutcome, null>) {
      await deal(settled.outcome)
      const { winner, dealt: cards } = settled.outcome
      const won = fill(words.table.won, words.table[winner], cards.length)
      return `${won}. ${paidSentence(words, settled)}`
    },
    cancel: clear,
    rules: () => [h('p', {}, words.table.rules), h('p', { class: 'quiet' }, words.table.rtp)],
  }
}
