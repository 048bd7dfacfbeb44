import { signAt } from '#sandbox/vendor/sheets/slot.ts'
import { h, picture } from '#sandbox/vendor/client/dom.ts'
import { animate, isCalm } from '#sandbox/vendor/client/motion.ts'
import type { SlotWords } from './words.ts'

interface Reel {
  readonly element: HTMLElement
  /** Spins until `land` is called. */
  roll(): void
  land(stop: number): Promise<void>
  /** Returns to the last position. */
  rest(): void
  /** Rows to highlight; an empty list dims them all, null clears. */
  light(rows: readonly number[] | null): void
}

const rows = 3
const looped = 8

export function createReel(words: SlotWords, index: number, first: number): Reel {
  let at = first
  const band = h('div', { class: 'band' })
  const element = h('div', { class: 'reel', role: 'img' }, band)

  const cell = (place: number) => {
    const sign = signAt(index, place)
    return h('div', { class: 'cell', 'data-sign': sign }, picture(sign))
  }
  const cells = (from: number, count: number) =>
    Array.from({ length: count }, (_, place) => cell(from + place))

  const rest = () => {
    for (const animation of band.getAnimations()) animation.cancel()
    band.replaceChildren(...cells(at, rows))
    const signs = [0, 1, 2].map((row) => words.signs[signAt(index, at + row)])
    element.setAttribute('aria-label', signs.join(', '))
    delete element.dataset['rolling']
  }

  /** At 0 the strip shows its first rows; it moves down, so it starts shifted up. */
  const shifted = (count: number, length: number) => `translateY(${(-100 * count) / length}%)`

  const roll = () => {
    if (isCalm()) return
    element.dataset['rolling'] = ''
    band.replaceChildren(...cells(at - looped, looped), ...cells(at - looped, rows))
    const length = looped + rows
    band.animate([{ transform: shifted(looped, length) }, { transform: 'none' }], {
      duration: 340,
      iterations: Infinity,
    })
  }

  async function land(stop: number) {
    const travel = 10 + index * 5
    for (const animation of band.getAnimations()) animation.cancel()
    band.replaceChildren(...cells(stop, travel), ...cells(at, rows))
    const length = travel + rows
    const over = `translateY(${(100 * 0.14) / length}%)`
    await animate(
      band,
      [
        { transform: shifted(travel, length), easing: 'cubic-bezier(.3,.5,.5,1)' },
        { transform: over, offset: 0.86, easing: 'ease-in-out' },
        { transform: 'none' },
      ],
      { duration: 620 + index * 230 },
    )
    at = stop
    rest()
  }

  rest()
  return {
    element,
    roll,
    land,
    rest,
    light(lit) {
      ;[...band.children].forEach((child, row) => {
        child.toggleAttribute('data-lit', lit?.includes(row) ?? false)
        child.toggleAttribute('data-dim', lit !== null && !lit.includes(row))
      })
    },
  }
}
