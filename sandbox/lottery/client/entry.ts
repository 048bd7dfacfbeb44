import { inDigits } from '#sandbox/vendor/client/numbers.ts'
import { button, h } from '#sandbox/vendor/client/dom.ts'
import { fill } from '#sandbox/vendor/client/words.ts'
import type { Words } from './words/words.ts'

/** An input for numbers, and the numbers chosen so far. */
export interface Entry {
  readonly element: HTMLElement
  content(): string
  random(): void
  clear(): void
}

/** A random number from 0 to sides − 1, from the browser's crypto. */
export function dice(sides: number): number {
  const word = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return Math.floor((word / 2 ** 32) * sides)
}

interface Balls {
  readonly words: Words
  readonly label: string
  readonly count: number
  readonly of: number
  readonly onChange: () => void
}

/** All balls of the drum; choosing one too many deselects the first. */
export function ballGrid({ words, label, count, of, onChange }: Balls): Entry {
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

interface Boxes {
  readonly words: Words
  readonly count: number
  /** Quick pick must not use the same digit throughout. */
  readonly differ: boolean
  readonly onChange: () => void
}

/** Boxes that a keypad fills from the left; tapping a box returns to it. */
export function digitBoxes({ words, count, differ, onChange }: Boxes): Entry {
  let digits: (string | null)[] = Array.from({ length: count }, () => null)
  let at = 0
  const boxes = digits.map((_, place) => button('', { class: 'box' }, () => goTo(place), h('span')))
  const keys = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((key) =>
    button(inDigits(key), { class: 'key' }, () => type(String(key))),
  )
  const draw = () => {
    for (const [place, box] of boxes.entries()) {
      const digit = digits[place] ?? null
      box.firstElementChild?.replaceChildren(inDigits(digit ?? ''))
      box.toggleAttribute('data-here', place === at)
      box.setAttribute('aria-label', fill(words.digit, place + 1, digit ?? words.empty))
    }
    onChange()
  }
  const goTo = (place: number) => {
    at = place
    draw()
  }
  const type = (key: string) => {
    if (at >= count) at = 0
    digits[at] = key
    at = Math.min(at + 1, count)
    draw()
  }
  const fillWith = (next: readonly (string | null)[]) => {
    digits = [...next]
    at = next.includes(null) ? 0 : count
    draw()
  }
  const random = (): void => {
    const next = digits.map(() => String(dice(10)))
    if (differ && new Set(next).size === 1) random()
    else fillWith(next)
  }
  const element = h(
    'div',
    { class: 'digits' },
    h('div', { class: 'boxes', role: 'group', 'aria-label': words.digits }, ...boxes),
    h('div', { class: 'keys' }, ...keys),
  )
  queueMicrotask(draw)
  return {
    element,
    content: () => (digits.includes(null) ? '' : digits.join('')),
    random,
    clear: () => fillWith(digits.map(() => null)),
  }
}
