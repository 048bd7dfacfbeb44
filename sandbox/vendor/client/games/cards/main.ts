import {
  type CardsChoice,
  type CardsOutcome,
  type CardsTerms,
  type Hand,
  type Table,
  hands,
  pays,
  pointsOf,
  rankOfHand,
  shares,
} from '#sandbox/vendor/sheets/cards.ts'
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
import { cardsWords } from './words.ts'

const turned = [{ transform: 'rotateY(90deg)' }, { transform: 'none' }]
const cardsAtFirst: Readonly<Record<Table, number>> = { single: 1, teenPatti: 3, baccarat: 2 }

/** Describes in words who won. */
function sentenceOf(text: typeof cardsWords.en, table: Table, { dealt, winner }: CardsOutcome) {
  if (winner === 'tie') return text.tied
  const name = text[table][winner]
  if (table === 'single') return fill(text.won, name)
  if (table === 'teenPatti') return fill(text.wonWith, name, text.ranks[rankOfHand(dealt[winner])])
  const [points = 0, others = 0] = [pointsOf(dealt.dragon), pointsOf(dealt.tiger)].toSorted(
    (a, b) => b - a,
  )
  return fill(text.wonBy, name, points, others)
}

function cardsView(words: Words): GameView<CardsOutcome, CardsTerms> {
  const text = textIn(words, cardsWords)
  const rows = { dragon: h('div', { class: 'hand' }), tiger: h('div', { class: 'hand' }) }
  const names = { dragon: h('h2'), tiger: h('h2') }
  const sideOf = (hand: Hand) =>
    h('div', { class: 'side', 'data-side': hand }, names[hand], rows[hand])
  const element = h('div', { class: 'rimmed felt' }, ...hands.map(sideOf))
  const field = choiceField<CardsChoice>(text.ready, 'dragon')
  let table: Table | null = null

  const clear = () => {
    delete element.dataset['winner']
    const backs = () => Array.from({ length: cardsAtFirst[table ?? 'single'] }, () => cardBack())
    for (const hand of hands) rows[hand].replaceChildren(...backs())
  }

  async function turn(hand: Hand, place: number, card: number | undefined) {
    if (card === undefined) return
    const face = cardFace(card)
    const back = rows[hand].children[place]
    if (back) back.replaceWith(face)
    else rows[hand].append(face)
    await animate(face, turned, { duration: 320, easing: 'ease-out' })
    await pause(180)
  }

  const sit = (at: Table) => {
    table = at
    element.dataset['table'] = at
    for (const hand of hands) names[hand].textContent = text[at][hand]
    field.element.classList.toggle('three', pays[at].length === 3)
    field.offer(pays[at].map(([choice, paid]) => paying(words, choice, text[at][choice], paid)))
    clear()
  }

  return {
    element,
    field,
    texts: text,
    offer(terms) {
      if (terms.table !== table) sit(terms.table)
    },
    begin: clear,
    async show(settled) {
      const { dealt, winner } = settled.outcome
      for (const place of [0, 1, 2])
        for (const hand of hands) await turn(hand, place, dealt[hand][place])
      element.dataset['winner'] = winner
      return resultSentence(words, sentenceOf(text, table ?? 'single', settled.outcome), settled)
    },
    rules() {
      const at = table ?? 'single'
      const rows = pays[at].map(([choice, paid]) => [text[at][choice], times(paid)] as const)
      return rulesOf(words, text.rules[at], rows, ...shares[at])
    },
  }
}

start(cardsView)
