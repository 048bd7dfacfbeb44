import { h } from '#sandbox/vendor/client/dom.ts'
import { money, times } from '#sandbox/vendor/client/numbers.ts'
import { fill } from '#sandbox/vendor/client/words.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'

export type Row = readonly [choice: string, pays: string]

const rowOf = ([choice, pays]: Row) =>
  h('tr', {}, h('th', { scope: 'row' }, choice), h('td', {}, pays))

const percent = (share: number) => String(Number(share.toFixed(2)))

export function shareText(words: Words, least: number, most = least): Node {
  const text =
    least === most
      ? fill(words.share, percent(least), percent(100 - least))
      : fill(words.shareFrom, percent(least), percent(most))
  return h('p', { class: 'quiet' }, text)
}

/** What a result pays, in hundredths of the stake, and its chance in percent. */
export const paysAt = ({ paysAt: text }: Words, pays: number, chance: number | string) =>
  fill(text, times(pays), chance)

/** How the game is played, what pays how much, and the percentage that is returned. */
export const rulesOf = (
  words: Words,
  how: string,
  rows: readonly Row[],
  ...shares: readonly [least: number, most?: number]
): Node[] => [
  h('p', {}, fill(how)),
  ...(rows.length > 0 ? [h('table', { class: 'pays' }, h('tbody', {}, ...rows.map(rowOf)))] : []),
  shareText(words, ...shares),
]

export interface PastRound {
  readonly sentence: string
  readonly stake: number
  readonly payout: number
}

const roundRow = ({ sentence, stake, payout }: PastRound) =>
  h('tr', {}, h('td', {}, sentence), h('td', {}, money(stake)), h('td', {}, money(payout)))

/** The rounds since the game was opened, newest first. */
export function historySheet(words: Words, rounds: readonly PastRound[]): Node {
  if (rounds.length === 0) return h('p', {}, words.noRounds)
  const head = [words.result, words.stake, words.payout]
  return h(
    'table',
    { class: 'pays past' },
    h('thead', {}, h('tr', {}, ...head.map((text) => h('th', { scope: 'col' }, text)))),
    h('tbody', {}, ...rounds.map(roundRow)),
  )
}
