import { digits } from '../../sheets/lottery.ts'
import { button, h, icon } from '../dom.ts'
import { fill } from '../words.ts'
import type { Words } from '../words.en.ts'

const up = 'M6 15l6-6 6 6'
const down = 'M6 9l6 6 6-6'

/** Three digits, all zero until the player chooses. */
export function digitPicker(words: Words) {
  let chosen = Array.from({ length: digits }, () => 0)
  const shown = chosen.map(() => h('output', { class: 'digit' }, '0'))
  const set = (next: readonly number[]) => {
    if (document.body.hasAttribute('data-busy')) return
    chosen = [...next]
    shown.forEach((output, place) => (output.textContent = String(chosen[place])))
  }
  const turn = (place: number, by: number) =>
    set(chosen.map((digit, index) => (index === place ? (digit + by + 10) % 10 : digit)))
  const column = (output: HTMLElement, place: number) =>
    h(
      'div',
      { class: 'column' },
      button(fill(words.lottery.up, place + 1), { class: 'step' }, () => turn(place, 1), icon(up)),
      output,
      button(
        fill(words.lottery.down, place + 1),
        { class: 'step' },
        () => turn(place, -1),
        icon(down),
      ),
    )
  const random = () =>
    set([...crypto.getRandomValues(new Uint8Array(digits))].map((byte) => byte % 10))
  const element = h(
    'div',
    { class: 'picker', role: 'group', 'aria-label': words.lottery.pick },
    h('span', { class: 'label' }, words.lottery.pick),
    h('div', { class: 'columns' }, ...shown.map(column)),
    button(words.lottery.random, { class: 'second' }, random),
  )
  return { element, value: () => chosen.join('') }
}
