import {
  type BingoOutcome,
  cells,
  fullLines,
  numbers,
  pays,
  share,
} from '#sandbox/vendor/sheets/bingo.ts'
import { inDigits, times } from '#sandbox/vendor/client/numbers.ts'
import { button, h } from '#sandbox/vendor/client/dom.ts'
import type { GameView } from '#sandbox/vendor/client/gameView.ts'
import { animate, pause } from '#sandbox/vendor/client/motion.ts'
import { rulesOf } from '#sandbox/vendor/client/parts/tables.ts'
import { resultSentence, fill, textIn } from '#sandbox/vendor/client/words.ts'
import { start } from '#sandbox/vendor/client/play/start.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'
import { bingoWords } from './words.ts'

const dropped = [{ opacity: 0, transform: 'translateY(-1rem) scale(.5)' }, { opacity: 1 }]

function randomCard(): readonly number[] {
  const all = Array.from({ length: numbers }, (_, index) => index + 1)
  const random = crypto.getRandomValues(new Uint32Array(cells))
  return [...random]
    .map((value) => all.splice(value % all.length, 1)[0] ?? 0)
    .toSorted((a, b) => a - b)
}

function bingoView(words: Words): GameView<BingoOutcome, null> {
  const text = textIn(words, bingoWords)
  const grid = h('div', { class: 'grid', role: 'img' })
  const balls = h('div', { class: 'balls', 'aria-hidden': 'true' })
  let card: readonly number[] = []

  const clear = () => {
    balls.replaceChildren()
    for (const cell of grid.children) {
      cell.removeAttribute('data-drawn')
      cell.removeAttribute('data-line')
    }
  }
  const take = () => {
    if (document.body.hasAttribute('data-busy')) return
    card = randomCard()
    const shown = card.map((number) => inDigits(number))
    grid.replaceChildren(...shown.map((number) => h('b', {}, number)))
    grid.setAttribute('aria-label', `${text.card}: ${shown.join(', ')}`)
    clear()
  }

  async function draw(drawn: readonly number[]) {
    for (const number of drawn) {
      const ball = h('i', { 'data-hit': card.includes(number) }, inDigits(number))
      balls.append(ball)
      grid.children[card.indexOf(number)]?.toggleAttribute('data-drawn', true)
      void animate(ball, dropped, { duration: 200, easing: 'ease-out' })
      await pause(260)
    }
    for (const cell of fullLines(card, new Set(drawn)).flat())
      grid.children[cell]?.toggleAttribute('data-line', true)
  }

  const linesText = (count: number) => {
    if (count === 0) return text.none
    return count === 1 ? text.line : fill(text.lines, count)
  }
  const rowName = (count: number) => {
    if (count === pays.length - 1) return fill(text.most)
    return count === 1 ? fill(text.one) : fill(text.count, count)
  }

  take()
  return {
    element: h('div', { class: 'bingo' }, grid, balls),
    field: {
      element: button(text.another, { class: 'second' }, take),
      value: () => card.join(' '),
    },
    texts: text,
    begin: clear,
    async show(settled) {
      await draw(settled.outcome.drawn)
      return resultSentence(words, linesText(settled.outcome.lines), settled)
    },
    rules: () =>
      rulesOf(
        words,
        text.rules,
        pays.flatMap((pay, count) => (pay ? [[rowName(count), times(pay * 100)] as const] : [])),
        share,
      ),
  }
}

start(bingoView)
