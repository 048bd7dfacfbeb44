import {
  type FieldName,
  fields,
  mostChips,
  numberPays,
  pockets,
} from '#sandbox/vendor/sheets/roulette.ts'
import { inDigits, money, times } from '#sandbox/vendor/client/numbers.ts'
import { button, h } from '#sandbox/vendor/client/dom.ts'
import { fill, textIn } from '#sandbox/vendor/client/words.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'
import { colourOf } from './wheel.ts'
import { rouletteWords } from './words.ts'

export const dozens = ['first', 'second', 'third'] as const
export const halves = ['low', 'even', 'red', 'black', 'odd', 'high'] as const

const numbersInRow = 6
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: numbersInRow,
  ArrowUp: -numbersInRow,
}

/** A table of numbers and fields; each tap lays a chip, and arrow keys move between the places. */
export function betTable(words: Words) {
  const text = textIn(words, rouletteWords)
  const colours = { green: text.zero, red: text.red, black: text.black }
  let chips: readonly string[] = []
  let stake = 0
  const total = h('output', { class: 'total', 'aria-live': 'polite' })
  const isBusy = () => document.body.hasAttribute('data-busy')

  const put = (next: readonly string[]) => {
    if (isBusy() || next.length > mostChips) return
    chips = next
    draw()
  }
  const place = (value: string, name: string, pays: number, look: string, face: Node) => {
    const cell = button(
      name,
      { class: `cell ${look}`, tabindex: -1 },
      () => put([...chips, value]),
      face,
    )
    return { value, name: `${name}, ${fill(words.pays, times(pays))}`, cell }
  }
  const numberPlace = (number: number) => {
    const colour = colourOf(number)
    const shown = inDigits(number)
    const name = number === 0 ? shown : `${shown}, ${colours[colour].toLowerCase()}`
    return place(String(number), name, numberPays, `number ${colour}`, h('b', {}, shown))
  }
  const fieldPlace = (look: string) => (value: FieldName) =>
    place(value, fill(text[value]), fields[value].pays, look, h('b', {}, fill(text[value])))
  const places = [
    ...pockets.map((_, number) => numberPlace(number)),
    ...dozens.map(fieldPlace('dozen')),
    ...halves.map(fieldPlace('half')),
  ]
  const undo = button(text.undo, { class: 'second undo' }, () => put(chips.slice(0, -1)))
  const clear = button(text.clear, { class: 'second clear' }, () => put([]))
  const cells = places.map(({ cell }) => cell)
  const [zero = clear, ...others] = cells
  zero.tabIndex = 0

  function draw() {
    for (const { value, name, cell } of places) {
      const count = chips.filter((chip) => chip === value).length
      cell.setAttribute('aria-label', count === 0 ? name : `${name}: ${fill(text.chips, count)}`)
      if (count === 0) delete cell.dataset['chips']
      else cell.dataset['chips'] = inDigits(count)
    }
    undo.disabled = chips.length === 0
    clear.disabled = chips.length === 0
    total.textContent = money(chips.length * stake)
  }

  const element = h('div', { class: 'table', role: 'group', 'aria-label': text.ready })
  element.append(zero, total, undo, clear, ...others)
  element.addEventListener('keydown', (event) => {
    const step = steps[event.key]
    const at = cells.findIndex((cell) => cell === event.target)
    const next = step === undefined ? undefined : cells[at + step]
    if (at < 0 || !next) return
    event.preventDefault()
    for (const cell of cells) cell.tabIndex = cell === next ? 0 : -1
    next.focus()
  })
  const outer = h('div', { class: 'bets' }, element)
  return {
    element: outer,
    value: () => chips.join(' '),
    chips: () => chips.length,
    price(now: number) {
      stake = now
      draw()
    },
    /** Marks where the ball fell, or nothing. */
    mark(number: number | null) {
      for (const { value, cell } of places)
        cell.toggleAttribute('data-fallen', number !== null && value === String(number))
    },
  }
}
