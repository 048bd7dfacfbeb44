import { expect, it } from 'vitest'
import { findLottery } from '#sandbox/lottery/games.ts'
import { closesAt, drawAt, issueOf, lastDrawn, nextOpen } from './schedule.ts'

const scheduleOf = (code: string) =>
  findLottery(code)?.schedule ?? { firstAt: 0, every: 1, closesBefore: 0 }
const at = (dhakaTime: string) => Date.parse(`${dhakaTime}+06:00`)

it.each([
  ['padma3', '2026-03-01T00:00:00', '20260301-001'],
  ['padma3', '2026-03-01T00:10:00', '20260301-002'],
  ['padma3', '2026-03-01T23:59:59', '20260301-144'],
  ['mela45', '2026-03-01T20:00:00', '20260301-001'],
  ['mela45', '2026-03-01T19:59:59', '20260228-001'],
  ['quick3', '2026-03-01T23:59:00', '20260301-1440'],
])('of %s, the last draw at %s is %s', (code, time, issue) => {
  const schedule = scheduleOf(code)
  expect(issueOf(schedule, lastDrawn(schedule, at(time)))).toBe(issue)
})

it('sells for the next draw until the sales close, then for the one after', () => {
  const schedule = scheduleOf('padma3')
  const open = nextOpen(schedule, at('2026-03-01T12:00:00'))
  expect(drawAt(schedule, open)).toBe(at('2026-03-01T12:10:00'))
  expect(nextOpen(schedule, closesAt(schedule, open) - 1)).toBe(open)
  expect(nextOpen(schedule, closesAt(schedule, open))).toBe(open + 1)
})
