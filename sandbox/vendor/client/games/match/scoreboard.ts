import type { MatchOutcome, Sport } from '#sandbox/vendor/sheets/match.ts'
import { inDigits } from '#sandbox/vendor/client/digits.ts'
import { h, s } from '#sandbox/vendor/client/dom.ts'

type Score = MatchOutcome['score']

/** When goals are scored, as shares of the match; the two sides never score at the same time. */
const homeGoals = [0.22, 0.47, 0.74, 0.93]
const awayGoals = [0.34, 0.61, 0.84, 0.97]

const goalsAt = (goals: readonly number[], total: number, part: number) =>
  part >= 1 ? total : goals.slice(0, total).filter((at) => at <= part).length

/** In cricket the home side bats first. */
function scoreAt(sport: Sport, { home, away }: Score, part: number): Score {
  if (sport === 'football')
    return { home: goalsAt(homeGoals, home, part), away: goalsAt(awayGoals, away, part) }
  if (sport === 'kabaddi') return { home: Math.round(home * part), away: Math.round(away * part) }
  return {
    home: Math.round(home * Math.min(1, part * 2)),
    away: Math.round(away * Math.max(0, part * 2 - 1)),
  }
}

/** Minutes played, or overs of twenty. */
function clockAt(sport: Sport, part: number): string {
  if (sport === 'cricket') return `${Math.floor((part >= 1 ? 1 : (part * 2) % 1) * 20)}/20`
  return `${Math.round(part * (sport === 'football' ? 90 : 40))}′`
}

const field = () =>
  s(
    'svg',
    { viewBox: '0 0 200 120', 'aria-hidden': 'true', class: 'field' },
    s('path', { d: 'M4 4h192v112H4zM100 4v112M4 34h28v52H4M196 34h-28v52h28' }),
    s('circle', { cx: 100, cy: 60, r: 22 }),
  )

export function createScoreboard() {
  const names = [h('h2'), h('h2')] as const
  const [home, away, clock] = [h('strong'), h('strong'), h('span', { class: 'clock' })]
  const ball = h('div', { class: 'ball', 'aria-hidden': 'true' })
  const score = h('div', { class: 'score' }, names[0], home, clock, away, names[1])
  const draw = (sport: Sport, final: Score, part: number) => {
    const now = scoreAt(sport, final, part)
    home.textContent = inDigits(now.home)
    away.textContent = inDigits(now.away)
    clock.textContent = inDigits(clockAt(sport, part))
    ball.style.left = `${50 + 40 * Math.sin(part * 31)}%`
    ball.style.top = `${50 + 30 * Math.sin(part * 47)}%`
  }
  return {
    element: h('div', { class: 'pitch' }, score, h('div', { class: 'lawn' }, field(), ball)),
    draw,
    face(homeName: string, awayName: string) {
      names[0].textContent = homeName
      names[1].textContent = awayName
      draw('football', { home: 0, away: 0 }, 0)
    },
  }
}
