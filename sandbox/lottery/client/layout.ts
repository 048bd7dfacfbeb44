import { button, h, icon } from '#sandbox/vendor/client/dom.ts'
import type { Words } from './words/words.ts'

interface Parts {
  readonly words: Words
  readonly games: HTMLElement
  readonly board: HTMLElement
  readonly slip: HTMLElement
  readonly lists: HTMLElement
  readonly stake: HTMLElement
  readonly onBuy: () => void
  readonly onAdd: () => void
  readonly onQuick: () => void
  readonly onClear: () => void
  readonly onRules: () => void
  readonly onFairness: () => void
}

interface Offer {
  readonly label: string
  readonly canBuy: boolean
  readonly canAdd: boolean
}

/** Milliseconds; errors stay until the next message. */
const staysFor = 8000

type Tone = 'plain' | 'good' | 'bad'

export interface LottoLayout {
  say(sentence: string, tone?: Tone): void
  sums(balance: string, total: string): void
  offer(offer: Offer): void
  choosing(types: readonly Node[], picker: Node): void
  /** Locks the form while a slip is being sent or its outcome is unknown. */
  lock(isLocked: boolean): void
}

const question = 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.5'
const shield = 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4'

const sumOf = (label: string, value: HTMLElement) =>
  h('div', { class: 'sum' }, h('span', { class: 'label' }, label), value)

export function buildLottoLayout(parts: Parts): LottoLayout {
  const { words } = parts
  const status = h('p', { class: 'status', role: 'status' })
  const [balance, total] = [h('strong', { class: 'balance' }), h('strong', {})]
  const buy = button(words.buy, { class: 'play' }, parts.onBuy)
  const add = button(words.add, { class: 'second' }, parts.onAdd)
  const choice = h('div', { class: 'choice' })
  const help = h(
    'div',
    { class: 'help' },
    button(words.rules, { class: 'round' }, parts.onRules, icon(question)),
    button(words.fairness, { class: 'round' }, parts.onFairness, icon(shield)),
  )
  const tools = h(
    'div',
    { class: 'tools' },
    button(words.quick, { class: 'second' }, parts.onQuick),
    button(words.clear, { class: 'second' }, parts.onClear),
    add,
  )
  const choose = h('section', { class: 'choose' }, choice, tools)
  const main = h(
    'main',
    { class: 'lotto', 'aria-label': words.page },
    parts.board,
    choose,
    parts.slip,
    parts.lists,
  )
  const sums = h('div', { class: 'sums' }, sumOf(words.balance, balance), sumOf(words.total, total))
  const row = h('div', { class: 'row' }, parts.stake, buy)
  document.body.querySelector('.waiting')?.remove()
  document.body.append(
    h('header', { class: 'top' }, parts.games, help),
    main,
    h('section', { class: 'panel' }, status, sums, row),
  )
  const say: LottoLayout['say'] = (sentence, tone = 'plain') => {
    status.textContent = sentence
    status.dataset['tone'] = tone
  }
  let silence = 0
  return {
    say(sentence, tone) {
      clearTimeout(silence)
      say(sentence, tone)
      if (tone !== 'bad') silence = setTimeout(say, staysFor, '')
    },
    sums(now, pays) {
      balance.textContent = now
      total.textContent = pays
    },
    offer({ label, canBuy, canAdd }) {
      buy.textContent = label
      buy.setAttribute('aria-disabled', String(!canBuy))
      add.disabled = !canAdd
    },
    lock(isLocked) {
      choose.inert = isLocked
      parts.slip.inert = isLocked
    },
    choosing(types, picker) {
      const tabs = h('div', { class: 'types', role: 'group', 'aria-label': words.types }, ...types)
      choice.replaceChildren(...(types.length > 0 ? [tabs] : []), picker)
    },
  }
}
