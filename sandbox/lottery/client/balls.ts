import { inDigits } from '#sandbox/vendor/client/digits.ts'
import { button, h } from '#sandbox/vendor/client/dom.ts'
import { fill } from '#sandbox/vendor/client/words.ts'
import { type Entry, dice } from './entry.ts'
import type { Words } from './words/words.ts'

interface Options {
  readonly words: Words
  readonly label: string
  readonly count: number
  readonly of: number
  readonly onChange: () => void
}

/** All balls of the drum; choosing one too many deselects the first. */
export function ballGrid({ words, label, count, of, onChange }: Options): Entry {
  let chosen: readonly number[] = []
  const balls = Array.from({ length: of }, (_, i) => i + 1).map((number) => {
    const attributes = { class: 'pick', 'aria-pressed': 'false' }
    const ball = button('', attributes, () => toggle(number), h('span', {}, inDigits(number)))
    ball.setAttribute('aria-label', fill(words.ball, number))
    return { number, ball }
  })
  const counted = h('span', { class: 'counted', 'aria-live': 'polite' })
  const choose = (next: readonly number[]) => {
    chosen = next
    for (const { number, ball } of balls)
      ball.setAttribute('aria-pressed', String(chosen.includes(number)))
    counted.textContent = fill(words.chosen, chosen.length, count)
    onChange()
  }
  const toggle = (number: number) => {
    const others = chosen.filter((each) => each !== number)
    choose(others.length < chosen.length ? others : [...chosen, number].slice(-count))
  }
  const random = () => {
    const left = balls.map(({ number }) => number)
    choose(Array.from({ length: count }, () => left.splice(dice(left.length), 1)[0] ?? 1))
  }
  counted.textContent = fill(words.chosen, 0, count)
  const head = h('div', { class: 'grid-head' }, h('span', { class: 'label' }, label), counted)
  const grid = h('div', { class: 'grid' }, ...balls.map(({ ball }) => ball))
  return {
    element: h('div', { role: 'group', 'aria-label': label }, head, grid),
    content: () => chosen.join(','),
    random,
    clear: () => choose([]),
  }
}
