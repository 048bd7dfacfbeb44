import {
  type Corner,
  type DuelOutcome,
  type DuelTerms,
  corners,
} from '#sandbox/vendor/sheets/duel.ts'
import { leastShare, share } from '#sandbox/vendor/sheets/odds.ts'
import { h, s } from '#sandbox/vendor/client/dom.ts'
import type { GameView } from '#sandbox/vendor/client/gameView.ts'
import { animate } from '#sandbox/vendor/client/motion.ts'
import { choiceField, paying } from '#sandbox/vendor/client/parts/choice.ts'
import { paysAt, rulesOf } from '#sandbox/vendor/client/parts/tables.ts'
import { resultSentence, fill, textIn } from '#sandbox/vendor/client/words.ts'
import { start } from '#sandbox/vendor/client/play/start.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'
import { duelWords } from './words.ts'

/** A rooster facing right; the blue one is mirrored by CSS. */
const birdPicture = (corner: 'red' | 'blue') =>
  s(
    'svg',
    { viewBox: '0 0 120 130', 'aria-hidden': 'true', class: `bird ${corner}` },
    s('path', {
      class: 'tail',
      d: 'M44 74C10 76-2 44 8 18c4 18 10 24 18 28-4-14-2-28 6-40 0 22 8 36 26 46z',
    }),
    s('path', { class: 'legs', d: 'M56 104v18m0 0-8 4m8-4 8 4M72 102v20m0 0-8 4m8-4 8 4' }),
    s('path', {
      class: 'body',
      d: 'M30 62c14 8 26 4 38-10 6-8 8-20 18-24 10-3 18 5 16 14-2 8-4 12-4 24 0 26-14 42-36 42-20 0-34-18-32-46z',
    }),
    s('path', { class: 'wing', d: 'M42 70c12-6 26-4 34 6-6 14-26 16-34-6z' }),
    s('path', {
      class: 'comb',
      d: 'M80 28c-4-10 4-14 8-8 0-10 10-10 10-1 6-5 11 1 6 9-8-4-16-4-24 0zM96 50c6 2 8 8 4 14-5-2-7-8-4-14z',
    }),
    s('path', { class: 'beak', d: 'M101 36l16 6-15 5z' }),
    s('circle', { cx: 93, cy: 37, r: 3.4, class: 'eye' }),
  )

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
  const element = h('div', { class: 'rimmed ring' }, birds.red, birds.blue)
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
