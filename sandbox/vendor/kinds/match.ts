import type { Draw, Kind, Named } from './kind.ts'
import {
  type Fixture,
  type MatchOutcome,
  type MatchTerms,
  type Result,
  type Sport,
  mapsToWin,
  results,
} from '#sandbox/vendor/sheets/match.ts'
import { bytesOf, oddsAt, weightedDraw } from './odds.ts'

const teams = 8
const fixturesOnOffer = 3
const strides = [1, 3, 5, 7]
const leastChance = 20

interface Choice {
  readonly fixture: Fixture
  readonly result: Result
}

/** `home` and `draw` are the chances of a home win and of a draw, in percent. */
function offer(home: number, draw: number): Pick<Fixture, 'chances' | 'odds'> {
  const away = 100 - draw - home
  const odds = { home: oddsAt(home), draw: draw === 0 ? 0 : oddsAt(draw), away: oddsAt(away) }
  return { chances: { home, draw, away }, odds }
}

function sportOf(name: string): Sport {
  if (/\bkabaddi\b/i.test(name)) return 'kabaddi'
  if (/\b(cyber|arena|battle|squad)\b/i.test(name)) return 'esports'
  return /\b(cricket|cup|sportsbook)\b/i.test(name) ? 'cricket' : 'football'
}

/** The score range of the side that does not win, and the maximum lead of the other. */
const scores: Readonly<Record<Sport, Readonly<Record<'least' | 'range' | 'lead', number>>>> = {
  football: { least: 0, range: 3, lead: 2 },
  cricket: { least: 110, range: 70, lead: 28 },
  kabaddi: { least: 22, range: 16, lead: 9 },
  esports: { least: 0, range: mapsToWin, lead: 1 },
}

/** No team plays twice in a round. */
function termsOf(game: Named, nonce: number): MatchTerms {
  const [from = 0, second = 0, ...rest] = bytesOf(game, nonce)
  const sport = sportOf(game.name)
  const stride = strides[second % strides.length] ?? 1
  const team = (place: number) => (from + stride * place) % teams
  const fixtures = Array.from({ length: fixturesOnOffer }, (_, index) => {
    const [strength = 0, drawing = 0] = rest.slice(index * 2)
    const draw = sport === 'football' ? 24 + (drawing % 7) : 0
    const home = leastChance + (strength % (100 - draw - 2 * leastChance + 1))
    return { home: team(index * 2), away: team(index * 2 + 1), ...offer(home, draw) }
  })
  return { sport, fixtures }
}

/** For example "0:home": the first match, its home side. */
function choiceOf(input: unknown, { fixtures }: MatchTerms): Choice | null {
  if (typeof input !== 'string') return null
  const [place = '', named] = input.split(':')
  const fixture = /^\d$/.test(place) ? fixtures[Number(place)] : undefined
  const result = results.find((each) => each === named)
  return fixture && result && fixture.chances[result] > 0 ? { fixture, result } : null
}

function scoreOf(draw: Draw, result: Result, sport: Sport): MatchOutcome['score'] {
  const { least, range, lead } = scores[sport]
  const less = least + draw(range)
  const more = sport === 'esports' ? mapsToWin : less + 1 + draw(lead)
  if (result === 'draw') return { home: less, away: less }
  return result === 'home' ? { home: more, away: less } : { home: less, away: more }
}

export const match: Kind<Choice, MatchTerms, MatchOutcome> = {
  terms: termsOf,
  choose: choiceOf,
  decide(draw, { fixture, result: chosen }, { sport }) {
    const { chances, odds } = fixture
    const at = weightedDraw(draw, [chances.home, chances.draw, chances.away])
    const result = results[at] ?? 'home'
    const outcome = { result, score: scoreOf(draw, result, sport) }
    return { hundredths: result === chosen ? odds[chosen] : 0, outcome }
  },
}
