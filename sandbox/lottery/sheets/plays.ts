import type { plays } from '#api/games/lottery.ts'

/** `picks` digits, or `picks` different balls out of `of`. */
export interface Shape {
  readonly kind: 'digits' | 'balls'
  readonly picks: number
  readonly of: number
}

export type Play = (typeof plays)[number]
export type PlayType = 'trad' | 'ent'

const sides: readonly Play[] = ['big', 'small', 'odd', 'even']
const tradReturn = 0.9
const entReturn = 0.95
/**
 * Shares of the stakes that each prize of `match` returns: all right, one short, two short, three
 * short.
 */
const matchReturns = [0.25, 0.25, 0.2, 0.15]
const mostTimes = 100_000

const isSide = (play: Play) => sides.includes(play)

export function playsOf({ kind, picks }: Shape, type: PlayType): readonly Play[] {
  if (type === 'ent') return sides
  if (kind === 'balls') return ['match', 'one']
  return picks > 2 ? ['exact', 'any', 'last2'] : ['exact']
}

/** The content in canonical form, or null if it is not a valid ticket of this game. */
export function normalised(shape: Shape, play: Play, content: string): string | null {
  if (isSide(play)) return content === '' ? '' : null
  if (shape.kind === 'digits') return digitsOf(shape, play, content)
  const wanted = play === 'match' ? shape.picks : play === 'one' ? 1 : 0
  const numbers = content.split(',').map(Number)
  const isWhole = numbers.every((n) => Number.isInteger(n) && n >= 1 && n <= shape.of)
  if (!isWhole || numbers.length !== wanted || new Set(numbers).size !== wanted) return null
  return numbers.sort((a, b) => a - b).join(',')
}

function digitsOf({ picks }: Shape, play: Play, content: string): string | null {
  const length = { exact: picks, any: picks, last2: 2 }[String(play)]
  if (length === undefined || (play !== 'exact' && picks < 3)) return null
  if (!/^\d+$/.test(content) || content.length !== length) return null
  return play === 'any' && new Set(content).size === 1 ? null : content
}

/** The payout for a stake of one, in hundredths. */
export function payout(
  shape: Shape,
  play: Play,
  content: string,
  drawn: readonly string[],
): number {
  if (play === 'match') return matchTimes(shape, hitsOf(content, drawn)) * 100
  return isHit(shape, play, content, drawn) ? timesOf(shape, play, content) : 0
}

const hitsOf = (content: string, drawn: readonly string[]) =>
  content.split(',').filter((number) => drawn.includes(number)).length

function isHit(shape: Shape, play: Play, content: string, drawn: readonly string[]): boolean {
  const line = drawn.join('')
  switch (play) {
    case 'exact':
      return line === content
    case 'any':
      return sorted(line) === sorted(content)
    case 'last2':
      return line.slice(-2) === content
    case 'one':
      return drawn.includes(content)
    case 'match':
      return false
    default:
      return isOnSide(shape, play, decider(shape, drawn))
  }
}

/** Big, small, odd and even depend on the last digit, or on the first ball. */
const decider = ({ kind }: Shape, drawn: readonly string[]) =>
  Number(kind === 'digits' ? drawn.at(-1) : drawn[0])

function isOnSide({ kind, of }: Shape, side: Play, number: number): boolean {
  if (side === 'odd') return number % 2 === 1
  if (side === 'even') return number % 2 === 0
  const isBig = kind === 'digits' ? number >= 5 : number > of / 2
  return side === 'big' ? isBig : !isBig
}

const sorted = (text: string) => text.split('').sort().join('')

/** The payout of a hit, in hundredths of the stake; for `match`, with all numbers right. */
export function timesOf(shape: Shape, play: Play, content: string): number {
  const { picks, of } = shape
  switch (play) {
    case 'exact':
      return Math.floor(10 ** picks * tradReturn * 100)
    case 'any':
      return Math.floor((10 ** picks / orders(content)) * tradReturn * 100)
    case 'last2':
      return Math.floor(100 * tradReturn * 100)
    case 'one':
      return Math.floor((of / picks) * tradReturn * 100)
    case 'match':
      return matchTimes(shape, picks) * 100
    default:
      return Math.floor((numbersOf(shape) / sideCount(shape, play)) * entReturn * 100 + 1e-9)
  }
}

const numbersOf = ({ kind, of }: Shape) => (kind === 'digits' ? 10 : of)

function sideCount(shape: Shape, side: Play): number {
  const from = shape.kind === 'digits' ? 0 : 1
  const all = Array.from({ length: numbersOf(shape) }, (_, i) => i + from)
  return all.filter((number) => isOnSide(shape, side, number)).length
}

/** The number of orders in which these digits can appear. */
function orders(content: string): number {
  const counts = new Map<string, number>()
  for (const digit of content) counts.set(digit, (counts.get(digit) ?? 0) + 1)
  return [...counts.values()].reduce((ways, n) => ways / factorial(n), factorial(content.length))
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return Math.round(ways)
}

/**
 * Multiples of the stake for that many hits, rounded down to two significant digits; zero if below
 * one.
 */
function matchTimes({ picks, of }: Shape, hits: number): number {
  const share = matchReturns[picks - hits]
  if (share === undefined) return 0
  const chance = (choose(picks, hits) * choose(of - picks, picks - hits)) / choose(of, picks)
  const exact = Math.min(mostTimes, share / chance)
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1)
  return Math.floor(exact / unit) * unit
}

/** The prizes of `match`, best first. */
export const matchTable = (shape: Shape) =>
  matchReturns
    .map((_, short) => shape.picks - short)
    .map((hits) => ({ hits, times: matchTimes(shape, hits) }))
    .filter(({ hits, times }) => hits > 0 && times > 0)
