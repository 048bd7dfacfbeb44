import { h } from '#sandbox/vendor/client/dom.ts'
import { money } from '#sandbox/vendor/client/money.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'

export interface PastRound {
  readonly sentence: string
  readonly stake: number
  readonly payout: number
}

const rowOf = ({ sentence, stake, payout }: PastRound) =>
  h('tr', {}, h('td', {}, sentence), h('td', {}, money(stake)), h('td', {}, money(payout)))

/** The rounds since the game was opened, newest first. */
export function historySheet(words: Words, rounds: readonly PastRound[]): Node {
  if (rounds.length === 0) return h('p', {}, words.noRounds)
  const head = [words.result, words.stake, words.payout]
  return h(
    'table',
    { class: 'pays past' },
    h('thead', {}, h('tr', {}, ...head.map((text) => h('th', { scope: 'col' }, text)))),
    h('tbody', {}, ...rounds.map(rowOf)),
  )
}
