import { leastShare, share } from '#sandbox/vendor/sheets/odds.ts'
import {
  type Fixture,
  type MatchOutcome,
  type MatchTerms,
  type Result,
  results,
} from '#sandbox/vendor/sheets/match.ts'
import { h } from '#sandbox/vendor/client/dom.ts'
import type { GameView } from '#sandbox/vendor/client/gameView.ts'
import { times } from '#sandbox/vendor/client/numbers.ts'
import { tween } from '#sandbox/vendor/client/motion.ts'
import { type Option, choiceField } from '#sandbox/vendor/client/parts/choice.ts'
import { type Row, paysAt, rulesOf } from '#sandbox/vendor/client/parts/tables.ts'
import { paidSentence, resultSentence, fill, textIn } from '#sandbox/vendor/client/words.ts'
import { start } from '#sandbox/vendor/client/play/start.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'
import { createScoreboard } from './scoreboard.ts'
import { matchWords } from './words.ts'

type Choice = `${number}:${Result}`

const length = 5000

function matchView(words: Words): GameView<MatchOutcome, MatchTerms> {
  const text = textIn(words, matchWords)
  const board = createScoreboard()
  const field = choiceField<Choice>(text.ready, '0:home', 'fixtures')
  const team = (index: number) => text.teams[index] ?? ''
  let terms: MatchTerms = { sport: 'football', fixtures: [] }
  /** The match being played. */
  let played: Fixture | undefined

  const nameOf = (fixture: Fixture, result: Result) =>
    result === 'draw' ? text.draw : fill(text[result], team(fixture[result]))
  const optionOf = (fixture: Fixture, at: number, result: Result): Option<Choice> => ({
    value: `${at}:${result}`,
    name: nameOf(fixture, result),
    detail: `${team(fixture.home)} – ${team(fixture.away)}, ${times(fixture.odds[result])}`,
    face: [
      h('strong', {}, result === 'draw' ? text.draw : team(fixture[result])),
      h('span', {}, times(fixture.odds[result])),
    ],
  })
  const resultsOf = ({ chances }: Fixture) => results.filter((result) => chances[result] > 0)
  const optionsOf = (fixture: Fixture, at: number) =>
    resultsOf(fixture).map((result) => optionOf(fixture, at, result))
  const rowsOf = (fixture: Fixture) =>
    resultsOf(fixture).map((result): Row => {
      const match = `${team(fixture.home)} – ${team(fixture.away)}: ${nameOf(fixture, result)}`
      return [match, paysAt(words, fixture.odds[result], fixture.chances[result])]
    })
  const chosenFixture = () => terms.fixtures[Number(field.value().split(':')[0])]

  return {
    element: board.element,
    field,
    texts: text,
    offer(next) {
      terms = next
      field.element.dataset['sport'] = next.sport
      field.offer(next.fixtures.flatMap(optionsOf))
      const fixture = chosenFixture()
      if (fixture && !played) board.face(next.sport, team(fixture.home), team(fixture.away))
    },
    begin() {
      played = chosenFixture()
      if (played) board.face(terms.sport, team(played.home), team(played.away))
    },
    async show(settled) {
      const { score } = settled.outcome
      await tween(length, (part) => board.draw(terms.sport, score, part))
      if (!played) return paidSentence(words, settled)
      const names = [team(played.home), score.home, team(played.away), score.away]
      return resultSentence(words, fill(text.ended, ...names), settled)
    },
    cancel: () => board.draw(terms.sport, { home: 0, away: 0 }, 0),
    rules: () => rulesOf(words, text.rules, terms.fixtures.flatMap(rowsOf), leastShare, share),
  }
}

start(matchView)
