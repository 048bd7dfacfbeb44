import {
  type CardsChoice,
  type CardsOutcome,
  type CardsTerms,
  type Hand,
  handPays,
  hands,
  rankOfHand,
  shares,
  tiePays,
} from '../../../sheets/cards.ts'
import { h } from '../../dom.ts'
import type { GameView } from '../../gameView.ts'
import { times } from '../../money.ts'
import { animate, pause } from '../../motion.ts'
import { cardBack, cardFace } from '../../parts/card.ts'
import { choiceField } from '../../parts/choice.ts'
import { rulesOf, shareText } from '../../parts/rules.ts'
import { resultSentence } from '../../sentence.ts'
import { start } from '../../start.ts'
import { fill, textIn } from '../../words.ts'
import type { Words } from '../../words.en.ts'
import { cardsWords } from './words.ts'

const turned = [{ transform: 'rotateY(90deg)' }, { transform: 'none' }]

function cardsView(words: Words): GameView<CardsOutcome, CardsTerms> {
  const text = textIn(words, cardsWords)
  const rows = { dragon: h('div', { class: 'hand' }), tiger: h('div', { class: 'hand' }) }
  const sideOf = (hand: Hand) =>
    h('div', { class: 'side', 'data-side': hand }, h('h2', {}, text[hand]), rows[hand])
  const element = h('div', { class: 'felt' }, ...hands.map(sideOf))
  const field = choiceField<CardsChoice>(text.ready, 'dragon')
  let size: CardsTerms['size'] = 3

  const clear = () => {
    delete element.dataset['winner']
    for (const hand of hands)
      rows[hand].replaceChildren(...Array.from({ length: size }, () => cardBack()))
  }

  async function deal({ dealt, winner }: CardsOutcome) {
    for (let place = 0; place < size; place++)
      for (const hand of hands) {
        const face = cardFace(dealt[hand][place] ?? 0)
        rows[hand].children[place]?.replaceWith(face)
        await animate(face, turned, { duration: 320, easing: 'ease-out' })
        await pause(180)
      }
    element.dataset['winner'] = winner
  }

  const resultOf = ({ dealt, winner }: CardsOutcome) => {
    if (winner === 'tie') return text.tied
    if (size === 1) return fill(text.won, text[winner])
    return fill(text.wonWith, text[winner], text.ranks[rankOfHand(dealt[winner])])
  }

  const offered = (): readonly (readonly [CardsChoice, number])[] =>
    size === 1
      ? [
          ['dragon', handPays],
          ['tie', tiePays],
          ['tiger', handPays],
        ]
      : [
          ['dragon', handPays],
          ['tiger', handPays],
        ]

  return {
    element,
    controls: field.element,
    texts: text,
    choice: field.value,
    offer(terms) {
      const isFirst = rows.dragon.childElementCount === 0
      size = terms.size
      element.dataset['size'] = String(size)
      const optionOf = ([value, pays]: readonly [CardsChoice, number]) => ({
        value,
        name: text[value],
        detail: fill(words.pays, times(pays)),
      })
      field.element.classList.toggle('three', size === 1)
      if (!isFirst) return
      field.offer(offered().map(optionOf))
      clear()
    },
    begin: clear,
    async show(settled) {
      await deal(settled.outcome)
      return resultSentence(words, resultOf(settled.outcome), settled)
    },
    cancel: clear,
    rules: () =>
      rulesOf(
        words,
        size === 1 ? text.single : text.three,
        offered().map(([choice, pays]) => [text[choice], times(pays)] as const),
        shareText(words, size === 1 ? shares.tie : shares[3], shares[size]),
      ),
  }
}

start(cardsView)
