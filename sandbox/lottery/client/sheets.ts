import { h } from '#sandbox/vendor/client/dom.ts'
import { openSheet } from '#sandbox/vendor/client/parts/sheet.ts'
import { fill } from '#sandbox/vendor/client/words.ts'
import { type Play, matchTable, playsOf } from '#sandbox/lottery/sheets/plays.ts'
import type { GameState } from '#sandbox/lottery/state.ts'
import { ballsOf } from './board.ts'
import { paysOf } from './text.ts'
import type { Words } from './words/words.ts'

const count = new Intl.NumberFormat('en-IN')

const ruleOf = (words: Words, play: Play): string =>
  ({
    exact: words.exactRules,
    any: words.anyRules,
    last2: words.last2Rules,
    one: words.oneRules,
  })[String(play)] ?? words.sideRules

const row = (name: string, pays: string) => h('li', {}, h('span', {}, name), h('b', {}, pays))

function prizesOf(words: Words, game: GameState, play: Play): readonly Node[] {
  if (play === 'match')
    return matchTable(game).map(({ hits, times }) =>
      row(fill(words.hits, hits), fill(words.pays, count.format(times))),
    )
  return [row(`${words.play[play]}: ${ruleOf(words, play)}`, paysOf(words, game, play))]
}

export function openRules(words: Words, game: GameState) {
  const rows = playsOf(game, 'trad').flatMap((play) => prizesOf(words, game, play))
  const sides = playsOf(game, 'ent').map((play) => row(words.play[play], paysOf(words, game, play)))
  const hasSides = game.types.includes('ent')
  openSheet(
    words.rules,
    words.close,
    h('ul', { class: 'prizes' }, ...rows),
    ...(hasSides ? [h('p', {}, words.sideRules), h('ul', { class: 'prizes' }, ...sides)] : []),
  )
}

const fact = (label: string, text: string) =>
  h('div', { class: 'fact' }, h('span', { class: 'label' }, label), h('code', {}, text))

export const openFairness = (words: Words, game: GameState) =>
  openSheet(
    words.fairness,
    words.close,
    h('p', {}, words.fairText),
    fact(words.today, game.next.commitment),
    fact(words.yesterday, game.yesterday.seed),
    fact(words.yesterdayPrint, game.yesterday.commitment),
    h(
      'div',
      { class: 'fact' },
      h('span', { class: 'label' }, words.yesterdayFirst),
      ballsOf(game.yesterday.first.numbers),
    ),
    h('p', { class: 'quiet' }, fill(words.check, game.code)),
  )
