import {
  type FieldName,
  type RouletteOutcome,
  fields,
  numberPays,
  pockets,
  share,
} from '#sandbox/vendor/sheets/roulette.ts'
import { button, h, icon } from '#sandbox/vendor/client/dom.ts'
import type { GameView } from '#sandbox/vendor/client/gameView.ts'
import { times } from '#sandbox/vendor/client/money.ts'
import { choiceField, paying } from '#sandbox/vendor/client/parts/choice.ts'
import { rulesOf } from '#sandbox/vendor/client/parts/rules.ts'
import { resultSentence } from '#sandbox/vendor/client/sentence.ts'
import { start } from '#sandbox/vendor/client/play/start.ts'
import { fill, textIn } from '#sandbox/vendor/client/words.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'
import { colourOf, createWheel } from './wheel.ts'
import { rouletteWords } from './words.ts'

const names: readonly FieldName[] = [
  'first',
  'second',
  'third',
  'low',
  'even',
  'red',
  'black',
  'odd',
  'high',
]
const minus = 'M5 12h14'
const plus = 'M5 12h14M12 5v14'

/** Nine fields and, below them, a number that the player can change. */
function betField(words: Words) {
  const text = textIn(words, rouletteWords)
  let number = 7
  const field = choiceField<FieldName | 'number'>(text.ready, 'red', 'board')
  const draw = () =>
    field.offer([
      ...names.map((name) => paying(words, name, fill(text[name]), fields[name].pays)),
      paying(words, 'number', fill(text.number, number), numberPays),
    ])
  const turn = (by: number) => {
    if (document.body.hasAttribute('data-busy')) return
    number = (number + by + pockets.length) % pockets.length
    draw()
    field.element.querySelector<HTMLElement>('[data-value="number"]')?.click()
  }
  draw()
  const steps = [
    button(text.lower, { class: 'step' }, () => turn(-1), icon(minus)),
    button(text.higher, { class: 'step' }, () => turn(1), icon(plus)),
  ]
  return {
    element: h('div', { class: 'bets' }, field.element, h('div', { class: 'turns' }, ...steps)),
    value: () => (field.value() === 'number' ? String(number) : field.value()),
  }
}

function rouletteView(words: Words): GameView<RouletteOutcome, null> {
  const text = textIn(words, rouletteWords)
  const wheel = createWheel()
  const bet = betField(words)
  const colours = { green: text.zero, red: text.red, black: text.black }
  return {
    element: wheel.element,
    field: bet,
    texts: text,
    begin: wheel.clear,
    async show(settled) {
      const { number } = settled.outcome
      await wheel.spin(number)
      const fell = fill(text.fell, number, colours[colourOf(number)].toLowerCase())
      return resultSentence(words, fell, settled)
    },
    rules: () =>
      rulesOf(
        words,
        text.rules,
        [
          ...names.map((name) => [fill(text[name]), times(fields[name].pays)] as const),
          [fill(text.number, '0–36'), times(numberPays)],
        ],
        share,
      ),
  }
}

start(rouletteView)
