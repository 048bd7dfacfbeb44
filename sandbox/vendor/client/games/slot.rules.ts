import { lines, pays, type Sign } from '../../sheets/slot.ts'
import { h, picture, s } from '../dom.ts'
import { money } from '../money.ts'
import { fill } from '../words.ts'
import type { Words } from '../words.en.ts'

const paying: readonly Sign[] = ['rocket', 'gem', 'fish', 'pot', 'diya', 'marigold', 'kite']

const payRow = (words: Words, sign: Sign, stake: number) =>
  h(
    'tr',
    {},
    h('th', { scope: 'row' }, picture(sign), words.signs[sign]),
    ...pays[sign].map((pay) => h('td', {}, money((stake / lines.length) * pay))),
  )

function payTable(words: Words, stake: number) {
  const head = h('tr', {}, h('td'), ...[3, 4, 5].map((n) => h('th', { scope: 'col' }, `${n}×`)))
  const rows = paying.map((sign) => payRow(words, sign, stake))
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
  return h('figure', {}, map, h('figcaption', {}, String(line + 1)))
}

export function slotRules(words: Words, stake: number): Node[] {
  return [
    h('p', {}, fill(words.slot.pays, money(stake))),
    payTable(words, stake),
    h('p', { class: 'wild' }, picture('wheel'), words.slot.wild),
    h('p', {}, words.slot.lines),
    h('div', { class: 'line-maps' }, ...lines.map(lineMap)),
    h('p', { class: 'quiet' }, words.slot.rtp),
  ]
}
