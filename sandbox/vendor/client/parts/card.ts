import { rankOf, suitOf } from '#sandbox/vendor/sheets/deck.ts'
import { h, s } from '#sandbox/vendor/client/dom.ts'

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const names = ['spades', 'hearts', 'diamonds', 'clubs']
const suits = [
  'M12 2c4 5 9 8 9 13a4.500 4.500 0 0 1-7.500 3c.2 2 .8 3 2 4h-7c1.200-1 1.800-2 2-4A4.500 4.500 0 0 1 3 15c0-5 5-8 9-13z',
  'M12 22C7 16 2 13 2 8a5 5 0 0 1 10-1.500A5 5 0 0 1 22 8c0 5-5 8-10 14z',
  'M12 1l8 11-8 11-8-11z',
  'M12 2a4.800 4.800 0 0 1 4 7.500 4.800 4.800 0 1 1-2.500 8.500c.2 2 .8 3 2 4h-7c1.200-1 1.800-2 2-4A4.800 4.800 0 1 1 8 9.500 4.800 4.800 0 0 1 12 2z',
]

const rankName = (card: number) => ranks[rankOf(card)] ?? ''

export function cardFace(card: number) {
  const suit = suitOf(card)
  const pip = s('svg', { viewBox: '0 0 24 24' }, s('path', { d: suits[suit] ?? '' }))
  const label = `${rankName(card)} ${names[suit] ?? ''}`
  const red = suit === 1 || suit === 2
  return h(
    'div',
    { class: 'card', role: 'img', 'aria-label': label, 'data-red': red },
    h('b', {}, rankName(card)),
    pip,
  )
}

export const cardBack = () => h('div', { class: 'card back', 'aria-hidden': 'true' })
