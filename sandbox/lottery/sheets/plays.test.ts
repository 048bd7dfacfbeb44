import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lotteries } from '#sandbox/lottery/games.ts'
import { type Play, type Shape, matchTable, normalised, payout, playsOf, timesOf } from './plays.ts'

const digits = (picks: number): Shape => ({ kind: 'digits', picks, of: 10 })
const balls = (picks: number, of: number): Shape => ({ kind: 'balls', picks, of })

it.each([
  [digits(3), 'exact', '047', '047'],
  [digits(3), 'exact', '47', null],
  [digits(3), 'exact', '04x', null],
  [digits(3), 'any', '747', '747'],
  [digits(3), 'any', '777', null],
  [digits(3), 'last2', '07', '07'],
  [digits(2), 'last2', '07', null],
  [digits(2), 'any', '07', null],
  [digits(3), 'match', '1,2,3', null],
  [digits(3), 'odd', '', ''],
  [digits(3), 'odd', '3', null],
  [balls(5, 35), 'match', '9,1,35,4,20', '1,4,9,20,35'],
  [balls(5, 35), 'match', '1,2,3,4', null],
  [balls(5, 35), 'match', '1,1,2,3,4', null],
  [balls(5, 35), 'match', '0,1,2,3,4', null],
  [balls(5, 35), 'match', '1,2,3,4,36', null],
  [balls(5, 35), 'match', '1,2,3,4,1.5', null],
  [balls(5, 35), 'match', '', null],
  [balls(5, 35), 'one', '7', '7'],
  [balls(5, 35), 'one', '7,8', null],
  [balls(5, 35), 'exact', '12345', null],
] as const)('of %j, a ticket %s on "%s" is spelled %s', (shape, play, content, spelled) =>
  expect(normalised(shape, play, content)).toBe(spelled),
)

it.each([
  ['exact', '047', '047', 90_000],
  ['exact', '047', '074', 0],
  ['any', '047', '740', 15_000],
  ['any', '747', '477', 30_000],
  ['any', '747', '479', 0],
  ['last2', '47', '047', 9_000],
  ['last2', '47', '470', 0],
  ['big', '', '045', 190],
  ['small', '', '045', 0],
  ['small', '', '004', 190],
  ['odd', '', '046', 0],
  ['even', '', '046', 190],
] as const)('of three digits, %s on "%s" pays for %s hundredths', (play, content, drawn, pays) =>
  expect(payout(digits(3), play, content, drawn.split(''))).toBe(pays),
)

it.each([
  ['match', '1,2,3,4,5', 5],
  ['match', '1,2,3,4,9', 4],
  ['match', '1,2,3,8,9', 3],
  ['match', '1,2,7,8,9', 2],
] as const)('of five balls, %s on %s pays by the number of matches', (play, content, hits) => {
  const shape = balls(5, 35)
  const row = matchTable(shape).find((each) => each.hits === hits)
  expect(payout(shape, play, content, ['5', '4', '3', '2', '1'])).toBe((row?.times ?? 0) * 100)
})

const shapes = lotteries.map(({ kind, picks, of }): Shape => ({ kind, picks, of }))
const anyDraw = ({ kind, picks, of }: Shape) =>
  kind === 'digits'
    ? fc.array(fc.integer({ min: 0, max: 9 }).map(String), { minLength: picks, maxLength: picks })
    : fc
        .uniqueArray(fc.integer({ min: 1, max: of }).map(String), {
          minLength: picks,
          maxLength: picks,
        })
        .map((drawn) => drawn)

const allPlays = (shape: Shape): readonly Play[] => [
  ...playsOf(shape, 'trad'),
  ...playsOf(shape, 'ent'),
]
const asContent = (shape: Shape, play: Play, drawn: readonly string[]) => {
  if (play === 'match') return drawn.join(',')
  if (play === 'one') return drawn[0] ?? ''
  if (play === 'last2') return drawn.slice(-2).join('')
  return playsOf(shape, 'ent').includes(play) ? '' : drawn.join('')
}

describe.each(shapes)('every play of $kind $picks/$of', (shape) => {
  it('never pays more than the stated maximum, and only whole hundredths', () => {
    fc.assert(
      fc.property(
        anyDraw(shape),
        anyDraw(shape),
        fc.constantFrom(...allPlays(shape)),
        (chosen, drawn, play) => {
          const content = normalised(shape, play, asContent(shape, play, chosen))
          fc.pre(content !== null)
          const pays = payout(shape, play, content ?? '', drawn)
          expect(Number.isSafeInteger(pays)).toBe(true)
          expect(pays).toBeGreaterThanOrEqual(0)
          expect(pays).toBeLessThanOrEqual(timesOf(shape, play, content ?? ''))
        },
      ),
    )
  })

  it('pays a ticket with the drawn numbers', () => {
    fc.assert(
      fc.property(anyDraw(shape), fc.constantFrom(...playsOf(shape, 'trad')), (drawn, play) => {
        const content = normalised(shape, play, asContent(shape, play, drawn))
        fc.pre(content !== null)
        expect(payout(shape, play, content ?? '', drawn)).toBeGreaterThan(100)
      }),
    )
  })

  it('pays exactly one of big and small, and one of odd and even', () => {
    fc.assert(
      fc.property(anyDraw(shape), (drawn) => {
        const pays = (play: Play) => payout(shape, play, '', drawn) > 0
        expect(pays('big')).not.toBe(pays('small'))
        expect(pays('odd')).not.toBe(pays('even'))
      }),
    )
  })
})

it('returns less than it takes, over every draw of three digits', () => {
  const draws = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0').split(''))
  const backOf = (play: Play, content: string) =>
    draws.reduce((sum, drawn) => sum + payout(digits(3), play, content, drawn), 0) / 100_000
  expect(backOf('exact', '047')).toBeCloseTo(0.9)
  expect(backOf('any', '047')).toBeCloseTo(0.9)
  expect(backOf('any', '477')).toBeCloseTo(0.9)
  expect(backOf('last2', '47')).toBeCloseTo(0.9)
  for (const side of ['big', 'small', 'odd', 'even'] as const)
    expect(backOf(side, '')).toBeCloseTo(0.95)
})
