import { button, h, icon } from '#sandbox/vendor/client/dom.ts'
import { money } from '#sandbox/vendor/client/numbers.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'

interface Options {
  readonly label: string
  readonly less: string
  readonly more: string
  readonly values: readonly number[]
  /** The place of the first value. */
  readonly start?: number
  readonly show: (value: number) => string
  readonly hint?: (value: number) => string
  readonly onChange?: (value: number) => void
}

export interface Stepper {
  readonly element: HTMLElement
  value(): number
  lock(locked: boolean): void
}

export function stepper({ values, start = 0, show, hint, onChange, ...words }: Options): Stepper {
  let at = start
  let isLocked = false
  const value = () => values[at] ?? 0
  const shown = h('output', { class: 'stake-value', 'aria-live': 'polite' })
  const side = h('span', { class: 'hint' })
  const less = button(words.less, { class: 'step' }, () => turn(-1), icon('M5 12h14'))
  const more = button(words.more, { class: 'step' }, () => turn(1), icon('M5 12h14M12 5v14'))
  const draw = () => {
    shown.textContent = show(value())
    side.textContent = hint?.(value()) ?? ''
    less.disabled = isLocked || at === 0
    more.disabled = isLocked || at === values.length - 1
  }
  const turn = (by: number) => {
    if (document.body.hasAttribute('data-busy')) return
    at = Math.min(values.length - 1, Math.max(0, at + by))
    draw()
    onChange?.(value())
  }
  draw()
  const label = h('span', { class: 'label' }, words.label)
  const sum = h('div', { class: 'stake-sum' }, label, shown, ...(hint ? [side] : []))
  const look = hint ? 'stake wide' : 'stake'
  const attributes = { class: look, role: 'group', 'aria-label': words.label }
  return {
    element: h('div', attributes, less, sum, more),
    value,
    lock(locked) {
      isLocked = locked
      draw()
    },
  }
}

/** Starts at the lowest stake; only the player raises it. */
export const stakeField = (
  { stake: label, less, more }: Pick<Words, 'less' | 'more' | 'stake'>,
  values: readonly number[],
  onChange: (stake: number) => void,
) => stepper({ label, less, more, values, show: money, onChange })
