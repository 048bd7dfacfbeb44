import { type Sign, lines, pays, share } from '#sandbox/vendor/sheets/slot.ts'
import { inDigits, money } from '#sandbox/vendor/client/numbers.ts'
import { h, picture, s } from '#sandbox/vendor/client/dom.ts'
import { fill } from '#sandbox/vendor/client/words.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'
import { shareText } from '#sandbox/vendor/client/parts/tables.ts'
import type { SlotWords } from './words.ts'

const paying: readonly Sign[] = ['rocket', 'gem', 'fish', 'pot', 'diya', 'marigold', 'kite']

const payRow = (text: SlotWords, sign: Sign, stake: number) =>
  h(
    'tr',
    {},
    h('th', { scope: 'row' }, picture(sign), text.signs[sign]),
    ...pays[sign].map((pay) => h('td', {}, money((stake / lines.length) * pay))),
  )

function payTable(text: SlotWords, stake: number) {
  const head = h(
    'tr',
    {},
    h('td'),
    ...[3, 4, 5].map((n) => h('th', { scope: 'col' }, inDigits(`${n}×`))),
  )
  const rows = paying.map((sign) => payRow(text, sign, stake))
  return h('table', { class: 'pays' }, h('thead', {}, head), h('tbody', {}, ...rows))
}

const dot = (row: number, reel: number, on: boolean) =>
  s('rect', {
    x: reel * 12 + 1,
    y: row * 12 + 1,
    width: 10,
    height: 10,
    rx: 3,
    class: on ? 'on' : 'off',
  })

function lineMap(rows: readonly number[], line: number) {
  const dots = rows.flatMap((on, reel) => [0, 1, 2].map((row) => dot(row, reel, row === on)))
  const map = s('svg', { viewBox: '0 0 60 36', 'aria-hidden': 'true' }, ...dots)
  return h('figure', {}, map, h('figcaption', {}, inDigits(line + 1)))
}

export function slotRules(words: Words, text: SlotWords, stake: number): Node[] {
  return [
    h('p', {}, fill(text.pays, money(stake))),
    payTable(text, stake),
    h('p', { class: 'wild' }, picture('wheel'), text.wild),
    h('p', {}, text.lines),
    h('div', { class: 'line-maps' }, ...lines.map(lineMap)),
    shareText(words, share),
  ]
}
