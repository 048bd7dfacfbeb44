import { button, h, icon } from '#sandbox/vendor/client/dom.ts'

interface Stepper {
  readonly label: string
  readonly less: string
  readonly more: string
  readonly values: readonly number[]
  readonly start: number
  readonly show: (value: number) => string
  readonly hint: (value: number) => string
}

export function stepper({ label, less, more, values, start, show, hint }: Stepper) {
  let at = start
  const value = () => values[at] ?? 0
  const shown = h('output', { class: 'stake-value', 'aria-live': 'polite' })
  const side = h('span', { class: 'hint' })
  const turn = (by: number) => {
    if (document.body.hasAttribute('data-busy')) return
    at = Math.min(values.length - 1, Math.max(0, at + by))
    draw()
  }
  const lower = button(less, { class: 'step' }, () => turn(-1), icon('M5 12h14'))
  const higher = button(more, { class: 'step' }, () => turn(1), icon('M5 12h14M12 5v14'))
  const draw = () => {
    shown.textContent = show(value())
    side.textContent = hint(value())
    lower.disabled = at === 0
    higher.disabled = at === values.length - 1
  }
  draw()
  const sum = h('div', { class: 'stake-sum' }, h('span', { class: 'label' }, label), shown, side)
  const attributes = { class: 'stake wide', role: 'group', 'aria-label': label }
  return { element: h('div', attributes, lower, sum, higher), value }
}
