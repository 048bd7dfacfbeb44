import { inDigits } from '#sandbox/vendor/client/numbers.ts'
import { button, h } from '#sandbox/vendor/client/dom.ts'
import { animate } from '#sandbox/vendor/client/motion.ts'
import { fill } from '#sandbox/vendor/client/words.ts'
import type { GameState, LottoState } from '#sandbox/lottery/state.ts'
import { matching } from './matching.ts'
import { clock } from './text.ts'
import type { Words } from './words/words.ts'

const drop = [
  { transform: 'translateY(-40px) rotate(-160deg)', opacity: 0 },
  { transform: 'translateY(4px)', opacity: 1, offset: 0.8 },
  { transform: 'none', opacity: 1 },
]
const between = 700

export const ballsOf = (numbers: readonly string[], lit: readonly boolean[] = []) =>
  h(
    'span',
    { class: 'balls' },
    ...numbers.map((number, place) => {
      const ball = h('i', { class: 'ball' }, inDigits(number))
      ball.toggleAttribute('data-own', lit[place] === true)
      return ball
    }),
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

  /** Resolves when all balls have fallen, or the player does not want to wait. */
  async function roll(balls: readonly Element[]) {
    const skip = button(words.skip, { class: 'second' }, () => {
      for (const ball of balls) for (const fall of ball.getAnimations()) fall.finish()
    })
    last.append(skip)
    const falls = balls.map((ball, place) =>
      animate(ball, drop, { duration: 620, delay: place * between }),
    )
    await Promise.all(falls)
    skip.remove()
  }

  /** Shows the game's last draw; with a new one, resolves when its balls have fallen and are lit. */
  async function show(game: GameState, { now, tickets }: Pick<LottoState, 'now' | 'tickets'>) {
    issue.textContent = fill(words.issue, game.next.issue)
    tick(game, now)
    const [latest] = game.drawn
    const name = `${game.code} ${latest?.issue}`
    if (!latest || name === drawn) return
    const isNews = drawn.startsWith(`${game.code} `)
    drawn = name
    const own = tickets.filter((each) => each.game === game.code && each.issue === latest.issue)
    const lit = ballsOf(latest.numbers, matching(latest.numbers, own))
    const falling = ballsOf(latest.numbers)
    const label = h('span', { class: 'label' }, `${words.last}, ${inDigits(latest.issue)}`)
    last.replaceChildren(label, isNews ? falling : lit)
    if (isNews) await roll([...falling.children])
    falling.replaceWith(lit)
  }

  const head = h('div', { class: 'until' }, h('span', { class: 'label' }, words.closesIn), left)
  const side = h('div', { class: 'which' }, issue, drawing)
  const element = h('section', { class: 'board' }, h('div', { class: 'board-head' }, head, side), last)
  return { element, show, tick }
} // oxfmt-ignore
