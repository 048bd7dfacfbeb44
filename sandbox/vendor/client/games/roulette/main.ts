import { type RouletteOutcome, fields, numberPays, share } from '#sandbox/vendor/sheets/roulette.ts'
import type { GameView } from '#sandbox/vendor/client/gameView.ts'
import { times } from '#sandbox/vendor/client/numbers.ts'
import { rulesOf } from '#sandbox/vendor/client/parts/tables.ts'
import { resultSentence, fill, textIn } from '#sandbox/vendor/client/words.ts'
import { start } from '#sandbox/vendor/client/play/start.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'
import { betTable, dozens, halves } from './table.ts'
import { colourOf, createWheel } from './wheel.ts'
import { rouletteWords } from './words.ts'

function rouletteView(words: Words): GameView<RouletteOutcome, null> {
  const text = textIn(words, rouletteWords)
  const wheel = createWheel()
  const table = betTable(words)
  const colours = { green: text.zero, red: text.red, black: text.black }
  return {
    element: wheel.element,
    field: table,
    price: (stake) => table.price(stake),
    texts: text,
    begin() {
      wheel.clear()
      table.mark(null)
    },
    async show(settled) {
      const { number } = settled.outcome
      await wheel.spin(number)
      table.mark(number)
      const fell = fill(text.fell, number, colours[colourOf(number)].toLowerCase())
      return resultSentence(words, fell, settled)
    },
    rules: () =>
      rulesOf(
        words,
        text.rules,
        [
          ...[...dozens, ...halves].map(
            (name) => [fill(text[name]), times(fields[name].pays)] as const,
          ),
          [text.number, times(numberPays)],
        ],
        share,
      ),
  }
}

start(rouletteView)
