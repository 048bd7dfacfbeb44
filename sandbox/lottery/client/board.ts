import { inDigits } from '../../vendor/client/digits.ts'
import { h } from '../../vendor/client/dom.ts'
import { animate } from '../../vendor/client/motion.ts'
import { fill } from '../../vendor/client/words.ts'
import type { GameState } from '../state.ts'
import { clock } from './text.ts'
import type { Words } from './words/words.ts'

const drop = [
  { transform: 'translateY(-40px) rotate(-160deg)', opacity: 0 },
  { transform: 'translateY(4px)', opacity: 1, offset: 0.8 },
  { transform: 'none', opacity: 1 },
]

export const ballsOf = (numbers: readonly string[]) =>
  h(
    'span',
    { class: 'balls' },
    ...numbers.map((number) => h('i', { class: 'ball' }, inDigits(number))),
  )

/** The countdown and the last draw. */
export function makeBoard(words: Words) {
  const left = h('strong', { class: 'left', role: 'timer' })
  const issue = h('span', { class: 'issue' })
  const drawing = h('span', { class: 'drawing' })
  const last = h('div', { class: 'last' })
  let drawn = ''

  const tick = (game: GameState, now: number) => {
    left.textContent = clock(game.next.closesAt - now)
    left.toggleAttribute('data-soon', game.next.closesAt - now < 10_000)
    const before = game.next.drawsAt - game.every - now
    drawing.textContent = before > 0 ? fill(words.drawingIn, clock(before)) : ''
  }

  function show(game: GameState, now: number) {
    issue.textContent = fill(words.issue, game.next.issue)
    const [latest] = game.drawn
    const name = `${game.code} ${latest?.issue}`
    if (latest && name !== drawn) {
      const isNews = drawn.startsWith(`${game.code} `)
      drawn = name
      const balls = ballsOf(latest.numbers)
      const label = h('span', { class: 'label' }, `${words.last} · ${inDigits(latest.issue)}`)
      last.replaceChildren(label, balls)
      if (isNews)
        for (const [place, ball] of [...balls.children].entries())
          void animate(ball, drop, { duration: 620, delay: place * 160 })
    }
    tick(game, now)
  }

  const head = h('div', { class: 'until' }, h('span', { class: 'label' }, words.closesIn), left)
  const side = h('div', { class: 'which' }, issue, drawing)
  const element = h('section', { class: 'board' }, h('div', { class: 'board-head' }, head, side), last)
  return { element, show, tick }
} // oxfmt-ignore
