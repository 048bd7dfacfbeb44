import { button, h, icon } from './dom.ts'
import type { StakeField } from './stake.ts'
import type { Words } from './words.en.ts'

type Tone = 'plain' | 'good' | 'bad'

interface Parts {
  readonly words: Words
  readonly name: string
  readonly free: boolean
  readonly act: string
  readonly view: HTMLElement
  readonly controls: HTMLElement | null
  readonly stake: StakeField
  readonly onAct: () => void
  readonly onExit: () => void
  readonly onRules: () => void
  readonly onFairness: () => void
}

export interface Layout {
  readonly play: HTMLButtonElement
  say(sentence: string, tone?: Tone): void
  sums(balance: string, lastWin: string): void
}

const back = 'M15 5l-7 7 7 7'
const question = 'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.5'
const shield = 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4'

function blockOf({ words, name, free, ...on }: Parts) {
  return h(
    'header',
    { class: 'bar' },
    button(words.exit, { class: 'round' }, on.onExit, icon(back)),
    h('h1', {}, name),
    ...(free ? [h('span', { class: 'free' }, words.free)] : []),
    button(words.rules, { class: 'round' }, on.onRules, icon(question)),
    button(words.fairness, { class: 'round' }, on.onFairness, icon(shield)),
  )
}

const sumOf = (label: string, value: HTMLElement) =>
  h('div', { class: 'sum' }, h('span', { class: 'label' }, label), value)

export function buildLayout(parts: Parts): Layout {
  const { words, free, stake } = parts
  const status = h('p', { class: 'status', role: 'status' })
  const balance = h('strong', { class: 'balance' })
  const lastWin = h('strong', {})
  const play = button(parts.act, { class: 'play' }, parts.onAct)
  const sums = h(
    'div',
    { class: 'sums' },
    sumOf(free ? words.freeBalance : words.balance, balance),
    sumOf(words.lastWin, lastWin),
  )
  const row = h('div', { class: 'row' }, stake.element, play)
  const panel = h(
    'section',
    { class: 'panel' },
    ...(parts.controls ? [parts.controls] : []),
    sums,
    row,
  )
  document.body.querySelector('.waiting')?.remove()
  document.body.append(
    blockOf(parts),
    h('main', { class: 'stage' }, parts.view, h('div', { class: 'plaque' }, status)),
    panel,
  )
  return {
    play,
    say(sentence, tone = 'plain') {
      status.textContent = sentence
      status.dataset['tone'] = tone
    },
    sums(now, won) {
      balance.textContent = now
      lastWin.textContent = won
    },
  }
}
