import { button, h } from '#sandbox/vendor/client/dom.ts'
import { times } from '#sandbox/vendor/client/numbers.ts'
import { fill } from '#sandbox/vendor/client/words.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'

export interface Option<T> {
  readonly value: T
  readonly name: string
  readonly detail?: string
  /** Replaces name and detail. */
  readonly face?: readonly Node[]
}

/** `pays`: in hundredths of the stake. */
export const paying = <T>(words: Words, value: T, name: string, pays: number): Option<T> => ({
  value,
  name,
  detail: fill(words.pays, times(pays)),
})

interface ChoiceField<T> {
  readonly element: HTMLElement
  readonly value: () => T
  /** Replaces names and details; if the selected choice is no longer offered, selects the first. */
  offer(options: readonly Option<T>[], arrange?: (buttons: readonly HTMLElement[]) => Node[]): void
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

function faceOf<T>({ name, detail, face }: Option<T>): readonly Node[] {
  if (face) return face
  return [h('strong', {}, name), ...(detail ? [h('span', {}, detail)] : [])]
}

/** A radio group of large buttons; arrow keys select, as in any radio group. */
export function choiceField<T extends string>(
  label: string,
  first: T,
  look = 'choices',
): ChoiceField<T> {
  let chosen = first
  let offered: readonly (readonly [T, HTMLElement])[] = []
  const element = h('div', { class: look, role: 'radiogroup', 'aria-label': label })
  const mark = () => {
    for (const [value, radio] of offered) {
      radio.setAttribute('aria-checked', String(value === chosen))
      radio.tabIndex = value === chosen ? 0 : -1
    }
  }
  const choose = (value: T) => {
    if (document.body.hasAttribute('data-busy')) return
    chosen = value
    mark()
  }
  element.addEventListener('keydown', (event) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = offered.findIndex(([value]) => value === chosen)
    const next = offered[(at + step + offered.length) % offered.length]
    if (!next) return
    choose(next[0])
    next[1].focus()
  })
  const buttonOf = (option: Option<T>) => {
    const { value, name, detail } = option
    const label = detail ? `${name}, ${detail}` : name
    const attributes = { class: 'choice', role: 'radio', 'data-value': value }
    return button(label, attributes, () => choose(value), ...faceOf(option))
  }
  return {
    element,
    value: () => chosen,
    offer(options, arrange = (buttons) => [...buttons]) {
      const hadFocus = element.contains(document.activeElement)
      offered = options.map((option) => [option.value, buttonOf(option)] as const)
      element.replaceChildren(...arrange(offered.map(([, radio]) => radio)))
      if (!offered.some(([value]) => value === chosen)) chosen = offered[0]?.[0] ?? first
      mark()
      if (hadFocus) offered.find(([value]) => value === chosen)?.[1].focus()
    },
  }
}
