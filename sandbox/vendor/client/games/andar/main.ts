import { type AndarOutcome, type Side, odds, shares, sides } from '#sandbox/vendor/sheets/andar.ts'
import { h } from '#sandbox/vendor/client/dom.ts'
import type { GameView } from '#sandbox/vendor/client/gameView.ts'
import { times } from '#sandbox/vendor/client/numbers.ts'
import { animate, pause } from '#sandbox/vendor/client/motion.ts'
import { cardBack, cardFace } from '#sandbox/vendor/client/parts/card.ts'
import { choiceField, paying } from '#sandbox/vendor/client/parts/choice.ts'
import { rulesOf } from '#sandbox/vendor/client/parts/tables.ts'
import { resultSentence, fill, textIn } from '#sandbox/vendor/client/words.ts'
import { start } from '#sandbox/vendor/client/play/start.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'
import { andarWords } from './words.ts'

const falling = [{ opacity: 0, transform: 'translateY(-60px) rotate(-14deg)' }, { opacity: 1 }]
const paceOf = (cards: number) => Math.max(70, Math.min(320, 3600 / cards))

function andarView(words: Words): GameView<AndarOutcome, null> {
  const text = textIn(words, andarWords)
  const joker = h('div', { class: 'joker' })
  const lanes = { andar: h('div', { class: 'lane' }), bahar: h('div', { class: 'lane' }) }
  const laneOf = (side: Side) =>
    h('div', { class: 'side', 'data-side': side }, h('h2', {}, text[side]), lanes[side])
  const top = h('div', { class: 'deck' }, cardBack(), joker)
  const element = h('div', { class: 'rimmed felt' }, top, ...sides.map(laneOf))
  const field = choiceField<Side>(text.ready, 'andar')
  field.offer(sides.map((side) => paying(words, side, text[side], odds[side])))

  const clear = () => {
    delete element.dataset['winner']
    joker.replaceChildren(cardBack())
    for (const lane of Object.values(lanes)) lane.replaceChildren()
  }

  async function deal({ joker: first, dealt: cards, winner }: AndarOutcome) {
    joker.replaceChildren(cardFace(first))
    await pause(450)
    for (const [place, card] of cards.entries()) {
      const face = cardFace(card)
      lanes[place % 2 === 0 ? 'andar' : 'bahar'].append(face)
      void animate(face, falling, { duration: 180, easing: 'ease-out' })
      await pause(paceOf(cards.length))
    }
    lanes[winner].lastElementChild?.toggleAttribute('data-match', true)
    element.dataset['winner'] = winner
  }

  clear()
  return {
    element,
    field,
    texts: text,
    begin: clear,
    async show(settled) {
      await deal(settled.outcome)
      const { winner, dealt: cards } = settled.outcome
      const won = cards.length === 1 ? text.wonAtOnce : text.won
      return resultSentence(words, fill(won, text[winner], cards.length), settled)
    },
    rules: () =>
      rulesOf(
        words,
        text.rules,
        sides.map((side) => [text[side], times(odds[side])] as const),
        shares.bahar,
        shares.andar,
      ),
  }
}

start(andarView)
