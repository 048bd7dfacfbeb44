import { leastShare, share } from '#sandbox/vendor/sheets/odds.ts'
import { type RaceOutcome, type RaceTerms, boats } from '#sandbox/vendor/sheets/race.ts'
import { h, s } from '#sandbox/vendor/client/dom.ts'
import type { GameView } from '#sandbox/vendor/client/gameView.ts'
import { animate } from '#sandbox/vendor/client/motion.ts'
import { choiceField, paying } from '#sandbox/vendor/client/parts/choice.ts'
import { paysAt, rulesOf } from '#sandbox/vendor/client/parts/rules.ts'
import { resultSentence } from '#sandbox/vendor/client/sentence.ts'
import { start } from '#sandbox/vendor/client/play/start.ts'
import { fill, textIn } from '#sandbox/vendor/client/words.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'
import { raceWords } from './words.ts'

const lanes = Array.from({ length: boats }, (_, lane) => lane)

const boatPicture = (lane: number) =>
  s(
    'svg',
    { viewBox: '0 0 120 50', 'aria-hidden': 'true', class: 'boat', 'data-boat': lane },
    s('path', { class: 'sail', d: 'M58 4q26 8 22 26H58z' }),
    s('path', { class: 'mast', d: 'M57 2v30' }),
    s('path', { class: 'hull', d: 'M4 24q20 12 56 10 36 2 56-14-6 24-30 26H38Q12 44 4 24z' }),
    s('path', { class: 'band', d: 'M14 33q24 8 48 6 26 0 44-8' }),
  )

/** Uneven strokes to a finish that depends only on the place. */
function course(lane: number, place: number) {
  const end = 100 - place * 9
  const pace = [0.16, 0.36, 0.55, 0.77].map((part, at) => part + 0.05 * Math.sin(lane * 2 + at * 3))
  return [0, ...pace, 1].map((part) => ({ translate: `${part * end}cqi` }))
}

function raceView(words: Words): GameView<RaceOutcome, RaceTerms> {
  const text = textIn(words, raceWords)
  const pictures = lanes.map(boatPicture)
  const water = lanes.map((lane) =>
    h('div', { class: 'lane' }, h('div', { class: 'way' }, pictures[lane] ?? '')),
  )
  const element = h('div', { class: 'river' }, ...water)
  let terms: RaceTerms = { chances: [], odds: [] }
  const field = choiceField<string>(text.ready, '0', 'boats')
  const nameOf = (boat: number) => text.names[boat] ?? ''

  const clear = () => {
    for (const lane of water) lane.removeAttribute('data-first')
    for (const picture of pictures)
      for (const animation of picture.getAnimations()) animation.cancel()
  }

  const row = (order: readonly number[]) =>
    Promise.all(
      order.map(async (boat, place) => {
        const timing = { duration: 4600, easing: 'ease-in-out' }
        const picture = pictures[boat]
        if (picture) await animate(picture, course(boat, place), timing)
      }),
    )

  return {
    element,
    field,
    texts: text,
    offer(next) {
      terms = next
      const { odds } = next
      field.offer(lanes.map((boat) => paying(words, String(boat), nameOf(boat), odds[boat] ?? 0)))
    },
    begin: clear,
    async show(settled) {
      const { order } = settled.outcome
      await row(order)
      const [first = 0] = order
      water[first]?.toggleAttribute('data-first', true)
      return resultSentence(words, fill(text.won, nameOf(first)), settled)
    },
    rules: () =>
      rulesOf(
        words,
        text.rules,
        lanes.map((boat) => [
          nameOf(boat),
          paysAt(words, terms.odds[boat] ?? 0, terms.chances[boat] ?? 0),
        ]),
        leastShare,
        share,
      ),
  }
}

start(raceView)
