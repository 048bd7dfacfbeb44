import { digits, prizes } from '../../sheets/lottery.ts'
import type { LotteryOutcome } from '../../wire.ts'
import { h } from '../dom.ts'
import { digitPicker } from './lottery.picker.ts'
import { animate, isCalm, pause } from '../motion.ts'
import { paidSentence } from '../sentence.ts'
import type { GameView } from '../gameView.ts'
import { fill } from '../words.ts'
import type { Words } from '../words.en.ts'

const places = Array.from({ length: digits }, (_, place) => place)
const drop = [
  { transform: 'translateY(-90px) rotate(-200deg)', opacity: 0 },
  { transform: 'translateY(6px)', opacity: 1, offset: 0.8 },
  { transform: 'none', opacity: 1 },
]

const prizeRow = (words: Words, match: string, count: number) =>
  h('li', {}, h('span', {}, match), h('b', {}, fill(words.lottery.pays, prizes[count] ?? 0)))

export function lotteryView(words: Words): GameView<LotteryOutcome, null> {
  const balls = places.map((place) => h('div', { class: 'ball', 'data-ball': place }, '?'))
  const picker = digitPicker(words)
  const element = h(
    'div',
    { class: 'draw' },
    h('div', { class: 'balls', role: 'img', 'aria-label': words.lottery.drawn }, ...balls),
    picker.element,
  )

  const clear = () => {
    for (const ball of balls) {
      ball.textContent = '?'
      ball.removeAttribute('data-match')
    }
  }

  async function draw({ drawn, matched }: LotteryOutcome) {
    for (const [place, ball] of balls.entries()) {
      ball.textContent = drawn[place] ?? ''
      await animate(ball, drop, { duration: 620, easing: 'cubic-bezier(.3,.8,.4,1)' })
      if (!isCalm()) await pause(120)
    }
    balls.forEach((ball, place) => ball.toggleAttribute('data-match', place >= digits - matched))
  }

  return {
    element,
    controls: null,
    choice: picker.value,
    offer: () => undefined,
    begin: clear,
    async show(settled) {
      await draw(settled.outcome)
      const { drawn, matched } = settled.outcome
      return `${fill(words.lottery.result, drawn, matched)}. ${paidSentence(words, settled)}`
    },
    cancel: clear,
    rules: () => [
      h('p', {}, words.lottery.rules),
      h(
        'ul',
        { class: 'prizes' },
        prizeRow(words, words.lottery.match3, 3),
        prizeRow(words, words.lottery.match2, 2),
        prizeRow(words, words.lottery.match1, 1),
      ),
      h('p', { class: 'quiet' }, words.lottery.rtp),
    ],
  }
}
