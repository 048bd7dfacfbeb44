import type { MatchOutcome, Sport } from '#sandbox/vendor/sheets/match.ts'
import { inDigits } from '#sandbox/vendor/client/numbers.ts'
import { h, s } from '#sandbox/vendor/client/dom.ts'

type Score = MatchOutcome['score']

/** When goals are scored, as shares of the match; the two sides never score at the same time. */
const homeGoals = [0.22, 0.47, 0.74, 0.93]
const awayGoals = [0.34, 0.61, 0.84, 0.97]

const goalsAt = (goals: readonly number[], total: number, part: number) =>
  part >= 1 ? total : goals.slice(0, total).filter((at) => at <= part).length

/** In cricket the home side bats first. */
function scoreAt(sport: Sport, { home, away }: Score, part: number): Score {
  if (sport === 'kabaddi') return { home: Math.round(home * part), away: Math.round(away * part) }
  if (sport !== 'cricket')
    return { home: goalsAt(homeGoals, home, part), away: goalsAt(awayGoals, away, part) }
  return {
    home: Math.round(home * Math.min(1, part * 2)),
    away: Math.round(away * Math.max(0, part * 2 - 1)),
  }
}

/** Minutes played, overs of twenty, or the map of five at most. */
function clockAt(sport: Sport, part: number, now: Score): string {
  if (sport === 'cricket') return `${Math.floor((part >= 1 ? 1 : (part * 2) % 1) * 20)}/20`
  if (sport === 'esports') return `${now.home + now.away + (part < 1 ? 1 : 0)}/5`
  return `${Math.round(part * (sport === 'football' ? 90 : 40))}′`
}

/** On 200 × 120: the lines of each ground, and what is filled of it. */
const grounds: Readonly<Record<Sport, { readonly lines: string; readonly fills: string }>> = {
  football: {
    lines:
      'M4 4h192v112H4zM100 4v112M4 34h28v52H4M196 34h-28v52h28M78 60a22 22 0 1 0 44 0 22 22 0 1 0-44 0',
    fills: '',
  },
  cricket: {
    lines:
      'M6 60a94 54 0 1 0 188 0 94 54 0 1 0-188 0M48 60a52 31 0 1 0 104 0 52 31 0 1 0-104 0M84 52v16M116 52v16',
    fills: 'M76 51h48v18H76z',
  },
  kabaddi: {
    lines: 'M10 12h180v96H10zM100 12v96M62 12v96M138 12v96M38 12v96M162 12v96',
    fills: 'M10 12h90v96H10z',
  },
  esports: {
    lines:
      'M22 98V22h156M22 98h156V22M22 98 178 22M82 44l-10 5M118 62l10-5M22 60h12M178 60h-12M100 22v10M100 98V88',
    fills: 'M8 84h28v28H8zM164 8h28v28h-28zM100 48l14 12-14 12-14-12z',
  },
}

const groundOf = (sport: Sport) =>
  s(
    'svg',
    {
      viewBox: '0 0 200 120',
      preserveAspectRatio: 'none',
      'aria-hidden': 'true',
      class: 'field',
    },
    s('path', { d: grounds[sport].fills, class: 'area' }),
    s('path', { d: grounds[sport].lines }),
  )

export function createScoreboard() {
  const names = [h('h2'), h('h2')] as const
  const [home, away, clock] = [h('strong'), h('strong'), h('span', { class: 'clock' })]
  const ball = h('div', { class: 'ball', 'aria-hidden': 'true' })
  const score = h('div', { class: 'score' }, names[0], home, clock, away, names[1])
  const lawn = h('div', { class: 'lawn' })
  const draw = (sport: Sport, final: Score, part: number) => {
    const now = scoreAt(sport, final, part)
    home.textContent = inDigits(now.home)
    away.textContent = inDigits(now.away)
    clock.textContent = inDigits(clockAt(sport, part, now))
    ball.style.left = `${50 + 40 * Math.sin(part * 31)}%`
    ball.style.top = `${50 + 30 * Math.sin(part * 47)}%`
  }
  return {
    element: h('div', { class: 'rimmed pitch' }, score, lawn),
    draw,
    face(sport: Sport, homeName: string, awayName: string) {
      if (lawn.dataset['sport'] !== sport) lawn.replaceChildren(groundOf(sport), ball)
      lawn.dataset['sport'] = sport
      names[0].textContent = homeName
      names[1].textContent = awayName
      draw(sport, { home: 0, away: 0 }, 0)
    },
  }
}
