import {
  type Corner,
  type DuelOutcome,
  type DuelTerms,
  corners,
} from '#sandbox/vendor/sheets/duel.ts'
import { leastShare, share } from '#sandbox/vendor/sheets/odds.ts'
import { h } from '#sandbox/vendor/client/dom.ts'
import type { GameView } from '#sandbox/vendor/client/gameView.ts'
import { animate } from '#sandbox/vendor/client/motion.ts'
import { choiceField, paying } from '#sandbox/vendor/client/parts/choice.ts'
import { paysAt, rulesOf } from '#sandbox/vendor/client/parts/rules.ts'
import { resultSentence } from '#sandbox/vendor/client/sentence.ts'
import { start } from '#sandbox/vendor/client/play/start.ts'
import { fill, textIn } from '#sandbox/vendor/client/words.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'
import { birdPicture } from './bird.ts'
import { duelWords } from './words.ts'

const leap = (by: number) => [
  { transform: 'none' },
  { transform: `translate(${by}rem, -2.2rem) rotate(${by * 3}deg)`, offset: 0.4 },
  { transform: `translate(${by * 1.2}rem, 0)`, offset: 0.6 },
  { transform: 'none' },
]
const stepBack = (by: number) => [{ transform: 'none' }, { transform: `translateX(${by}rem)` }]
const crow = [{ transform: 'none' }, { transform: 'translateY(-1.4rem)' }, { transform: 'none' }]

function duelView(words: Words): GameView<DuelOutcome, DuelTerms> {
  const text = textIn(words, duelWords)
  const birds = { red: birdPicture('red'), blue: birdPicture('blue') }
  const element = h('div', { class: 'ring' }, birds.red, birds.blue)
  const none = { red: 0, draw: 0, blue: 0 }
  let terms: DuelTerms = { chances: none, odds: none }
  const field = choiceField<Corner>(text.ready, 'red', 'choices three')

  const clear = () => {
    delete element.dataset['winner']
    for (const bird of Object.values(birds))
      for (const animation of bird.getAnimations()) animation.cancel()
  }

  async function fight(winner: Corner) {
    const bout = { duration: 850, iterations: 4, easing: 'ease-in-out' }
    await Promise.all([animate(birds.red, leap(3), bout), animate(birds.blue, leap(-3), bout)])
    element.dataset['winner'] = winner
    const timing = { duration: 700, easing: 'ease-out' }
    if (winner === 'draw') return
    const loser = winner === 'red' ? birds.blue : birds.red
    await Promise.all([
      animate(birds[winner], crow, timing),
      animate(loser, stepBack(winner === 'red' ? 1.5 : -1.5), timing),
    ])
  }

  return {
    element,
    field,
    texts: text,
    offer(next) {
      terms = next
      field.offer(corners.map((corner) => paying(words, corner, text[corner], next.odds[corner])))
    },
    begin: clear,
    async show(settled) {
      const { winner } = settled.outcome
      await fight(winner)
      const said = winner === 'draw' ? text.drawn : fill(text.won, text[winner])
      return resultSentence(words, said, settled)
    },
    rules: () =>
      rulesOf(
        words,
        text.rules,
        corners.map((corner) => [
          text[corner],
          paysAt(words, terms.odds[corner], terms.chances[corner]),
        ]),
        leastShare,
        share,
      ),
  }
}

start(duelView)
