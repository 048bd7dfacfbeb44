import {
  type DiceBet,
  type DiceCount,
  type DiceOutcome,
  type DiceTerms,
  betsOn,
  faces,
  shares,
} from '#sandbox/vendor/sheets/dice.ts'
import { h, s } from '#sandbox/vendor/client/dom.ts'
import type { GameView } from '#sandbox/vendor/client/gameView.ts'
import { times } from '#sandbox/vendor/client/numbers.ts'
import { animate, isCalm, pause } from '#sandbox/vendor/client/motion.ts'
import { choiceField, paying } from '#sandbox/vendor/client/parts/choice.ts'
import { rulesOf } from '#sandbox/vendor/client/parts/tables.ts'
import { resultSentence, fill, textIn } from '#sandbox/vendor/client/words.ts'
import { start } from '#sandbox/vendor/client/play/start.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'
import { diceWords } from './words.ts'

const orders: Readonly<Record<DiceCount, readonly DiceBet[]>> = {
  2: ['down', 'seven', 'up', 'double'],
  3: ['small', 'big', 'double', 'triple'],
}

/** Which of the nine positions have a pip, for one to six. */
const pips = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]
const pip = (place: number) =>
  s('circle', { cx: 24 + (place % 3) * 26, cy: 24 + Math.floor(place / 3) * 26, r: 9 })

function dieFace() {
  const svg = s('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true', class: 'die' })
  return {
    element: svg,
    show: (value: number) => svg.replaceChildren(...(pips[value - 1] ?? []).map(pip)),
  }
}

const throwing = [
  { transform: 'translateY(-7rem) rotate(-220deg)' },
  { transform: 'translateY(0) rotate(-60deg)', offset: 0.55 },
  { transform: 'translateY(-1.6rem) rotate(-20deg)', offset: 0.75 },
  { transform: 'none' },
]

function diceView(words: Words): GameView<DiceOutcome, DiceTerms> {
  const text = textIn(words, diceWords)
  const element = h('div', { class: 'rimmed tray', role: 'img' })
  const field = choiceField<DiceBet>(text.ready, 'down', 'choices')
  let count: DiceCount = 2
  let dice: readonly ReturnType<typeof dieFace>[] = []
  const show = (values: readonly number[]) => {
    dice.forEach((die, place) => die.show(values[place] ?? 1))
    element.setAttribute('aria-label', fill(text.face, values.join(', ')))
  }
  const rows = () =>
    orders[count].map((bet) => [bet, fill(text[bet]), betsOn(count)[bet]?.pays ?? 0] as const)

  function offer(terms: DiceTerms) {
    if (dice.length === terms.dice) return
    count = terms.dice
    dice = Array.from({ length: count }, dieFace)
    element.replaceChildren(...dice.map((die) => die.element))
    field.offer(rows().map(([bet, name, pays]) => paying(words, bet, name, pays)))
    show([3, 4, 1].slice(0, count))
  }

  async function roll(values: readonly number[]) {
    const landings = dice.map(({ element: die }, place) =>
      animate(die, throwing, { duration: 1300 + place * 250, easing: 'ease-out' }),
    )
    for (let turn = 0; turn < 8 && !isCalm(); turn++) {
      dice.forEach((die, place) => die.show(((turn * 5 + place * 2) % faces) + 1))
      await pause(100)
    }
    show(values)
    await Promise.all(landings)
  }

  return {
    element,
    field,
    texts: text,
    offer,
    begin: () => undefined,
    async show(settled) {
      const { dice: thrown } = settled.outcome
      await roll(thrown)
      const sum = thrown.reduce((total, die) => total + die, 0)
      const rolled = fill(text.rolled, thrown.join(' + '), sum)
      return resultSentence(words, rolled, settled)
    },
    rules: () =>
      rulesOf(
        words,
        text[`rules${count}`],
        rows().map(([, name, pays]) => [name, times(pays)] as const),
        ...shares[count],
      ),
  }
}

start(diceView)
