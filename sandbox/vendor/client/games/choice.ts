import { button, h } from '../dom.ts'

interface Option<T> {
  readonly value: T
  readonly name: string
  readonly detail: string
}

interface ChoiceField<T> {
  readonly element: HTMLElement
  readonly value: () => T
  /** New names and details for the same values. */
  offer(options: readonly Option<T>[]): void
}

/** A few large toggle buttons, of which one is always pressed. */
export function choiceField<T extends string>(label: string, first: T): ChoiceField<T> {
  let chosen = first
  const element = h('div', { class: 'choices', role: 'group', 'aria-label': label })
  const mark = () => {
    for (const child of element.children)
      child.setAttribute('aria-pressed', String(child.getAttribute('data-value') === chosen))
  }
  const choose = (value: T) => {
    if (document.body.hasAttribute('data-busy')) return
    chosen = value
    mark()
  }
  const buttonOf = ({ value, name, detail }: Option<T>) => {
    const face = [h('strong', {}, name), h('span', {}, detail)]
    const toggle = button(
      '',
      { class: 'choice', 'data-value': value },
      () => choose(value),
      ...face,
    )
    toggle.setAttribute('aria-label', `${name}, ${detail}`)
    return toggle
  }
  return {
    element,
    value: () => chosen,
    offer(options) {
      element.replaceChildren(...options.map(buttonOf))
      mark()
    },
  }
}
