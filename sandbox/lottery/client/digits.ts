import { inDigits } from '#sandbox/vendor/client/digits.ts'
import { button, h } from '#sandbox/vendor/client/dom.ts'
import { fill } from '#sandbox/vendor/client/words.ts'
import { type Entry, dice } from './entry.ts'
import type { Words } from './words/words.ts'

interface Options {
  readonly words: Words
  readonly count: number
  /** Quick pick must not use the same digit throughout. */
  readonly differ: boolean
  readonly onChange: () => void
}

/** Boxes that a keypad fills from the left; tapping a box returns to it. */
export function digitBoxes({ words, count, differ, onChange }: Options): Entry {
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
