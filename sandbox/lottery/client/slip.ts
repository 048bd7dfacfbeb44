import { button, h, icon } from '#sandbox/vendor/client/dom.ts'
import { fill } from '#sandbox/vendor/client/words.ts'
import type { Picked } from './picker.ts'
import { lineText } from './text.ts'
import type { Words } from './words/words.ts'

export const mostLines = 20

export function makeSlip(words: Words, onChange: () => void) {
  let lines: readonly Picked[] = []
  const list = h('ul', { class: 'lines' })
  const element = h('section', { class: 'slip', hidden: true }, h('h2', {}, words.slip), list)
  const set = (next: readonly Picked[]) => {
    lines = next
    element.hidden = lines.length === 0
    list.replaceChildren(...lines.map(lineOf))
    onChange()
  }
  const lineOf = (line: Picked) => {
    const text = lineText(words, line.play, line.content)
    const take = () => set(lines.filter((each) => each !== line))
    const cross = button(fill(words.remove, text), { class: 'round' }, take, icon('M6 6l12 12M18 6 6 18'))
    return h('li', {}, h('b', {}, text), cross)
  } // oxfmt-ignore
  return {
    element,
    lines: () => lines,
    add: (line: Picked) => set([...lines, line]),
    clear: () => set([]),
  }
}
