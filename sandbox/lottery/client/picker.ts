import {
  type Play,
  type PlayType,
  type Shape,
  normalised,
  playsOf,
} from '#sandbox/lottery/sheets/plays.ts'
import { button, h } from '#sandbox/vendor/client/dom.ts'
import { fill } from '#sandbox/vendor/client/words.ts'
import { ballGrid, type Entry, dice, digitBoxes } from './entry.ts'
import { paysOf } from './text.ts'
import type { Words } from './words/words.ts'

export interface Picked {
  readonly play: Play
  readonly content: string
}

export interface Picker {
  readonly element: HTMLElement
  /** Null while the choice is incomplete. */
  picked(): Picked | null
  random(): void
  clear(): void
}

interface Options {
  readonly words: Words
  readonly shape: Shape
  readonly type: PlayType
  readonly onChange: () => void
}

export const makePicker = (options: Options): Picker =>
  options.type === 'ent' ? sidePicker(options) : numberPicker(options)

function sidePicker({ words, shape, onChange }: Options): Picker {
  let side: Play | null = null
  const choices = playsOf(shape, 'ent').map((play) => {
    const face = [h('b', {}, words.play[play]), h('span', {}, paysOf(words, shape, play))]
    const choice = button(
      '',
      { class: 'side', 'aria-pressed': 'false' },
      () => choose(play),
      ...face,
    )
    return { play, choice }
  })
  const choose = (play: Play | null) => {
    side = play
    for (const each of choices) each.choice.setAttribute('aria-pressed', String(each.play === side))
    onChange()
  }
  const grid = choices.map(({ choice }) => choice)
  return {
    element: h('div', { class: 'sides', role: 'group', 'aria-label': words.sides }, ...grid),
    picked: () => side && { play: side, content: '' },
    random: () => choose(choices[dice(choices.length)]?.play ?? null),
    clear: () => choose(null),
  }
}

function numberPicker({ words, shape, onChange }: Options): Picker {
  const plays = playsOf(shape, 'trad')
  let play = plays[0] ?? 'exact'
  let entry = entryFor(words, shape, play, onChange)
  const place = h('div', { class: 'entry' }, entry.element)
  const chips = plays.map((each) => {
    const face = [h('b', {}, words.play[each]), h('span', {}, paysOf(words, shape, each))]
    const chip = button('', { class: 'way', 'aria-pressed': String(each === play) }, () => choose(each), ...face)
    return { each, chip }
  }) // oxfmt-ignore
  const choose = (next: Play) => {
    play = next
    for (const { each, chip } of chips) chip.setAttribute('aria-pressed', String(each === play))
    entry = entryFor(words, shape, play, onChange)
    place.replaceChildren(entry.element)
    onChange()
  }
  const ways = h(
    'div',
    { class: 'ways', role: 'group', 'aria-label': words.how },
    ...chips.map(({ chip }) => chip),
  )
  return {
    element: h('div', { class: 'picker' }, ...(plays.length > 1 ? [ways] : []), place),
    picked: () => {
      const content = normalised(shape, play, entry.content())
      return content === null ? null : { play, content }
    },
    random: () => entry.random(),
    clear: () => entry.clear(),
  }
}

function entryFor(words: Words, shape: Shape, play: Play, onChange: () => void): Entry {
  if (shape.kind === 'digits') {
    const count = play === 'last2' ? 2 : shape.picks
    return digitBoxes({ words, count, differ: play === 'any', onChange })
  }
  const count = play === 'one' ? 1 : shape.picks
  const label = fill(words.balls, count)
  return ballGrid({ words, label, count, of: shape.of, onChange })
}
