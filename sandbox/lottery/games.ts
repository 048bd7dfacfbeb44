import type { PrizeMode } from '#api/games/lotteryParams.ts'
import { type PlayType, type Shape, playsOf, timesOf, type Play } from './sheets/plays.ts'
import { type Schedule, dhaka } from './sheets/schedule.ts'
import type { Names } from '#sandbox/world/language.ts'
import { plays } from '#api/games/lottery.ts'

export interface Lottery extends Shape {
  readonly code: string
  readonly vendor: string
  /** The same game has different draws in each mode. */
  readonly mode: PrizeMode
  readonly names: Names
  readonly schedule: Schedule
  readonly types: readonly PlayType[]
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute

const every = (time: number, closesBefore: number): Schedule => ({
  firstAt: -dhaka,
  every: time,
  closesBefore,
})
/** Once a day, that many hours after midnight in Dhaka. */
const daily = (at: number): Schedule => ({
  firstAt: at * hour - dhaka,
  every: 24 * hour,
  closesBefore: 10 * minute,
})
const digits = (picks: number): Shape => ({ kind: 'digits', picks, of: 10 })
const balls = (picks: number, of: number): Shape => ({ kind: 'balls', picks, of })
const both: readonly PlayType[] = ['trad', 'ent']
const trad: readonly PlayType[] = ['trad']

/**
 * Two vendors have a prize mode of their own, the others the traditional and the electronic one.
 */
const modesOf = new Map<string, readonly PrizeMode[]>(
  Object.entries({
    TCG_SEA: ['SEA'],
    TCG_LOTTO_VN: ['ELott'],
    LOTT: ['LOTT', 'ELOTT'],
    ELOTT: ['ELOTT', 'LOTT'],
  }),
)

const ownMode = (vendor: string): PrizeMode => modesOf.get(vendor)?.[0] ?? 'LOTT'

const of = (
  vendor: string,
  code: string,
  [en, bn]: readonly [string, string],
  shape: Shape,
  schedule: Schedule,
  types: readonly PlayType[],
): Lottery => ({
  vendor,
  code,
  mode: ownMode(vendor),
  names: { en, bn },
  ...shape,
  schedule,
  types,
})

export const lotteries: readonly Lottery[] = [
  of('LOTT', 'mela45', ['Mela 6/45', 'মেলা 6/45'], balls(6, 45), daily(20), trad),
  of('LOTT', 'padma3', ['Padma 3D', 'পদ্মা 3D'], digits(3), every(10 * minute, 30 * second), both),
  of('LOTT', 'meghna4', ['Meghna 4D', 'মেঘনা 4D'], digits(4), every(hour, minute), trad),
  of('TCG_SEA', 'sagor4', ['Sagor 4D', 'সাগর 4D'], digits(4), every(30 * minute, minute), both),
  of('TCG_SEA', 'sagor35', ['Sagor 5/35', 'সাগর 5/35'], balls(5, 35), every(6 * hour, minute), both),
  of('ELOTT', 'quick3', ['Quick 3D', 'কুইক 3D'], digits(3), every(minute, 8 * second), both),
  of('ELOTT', 'quick25', ['Quick 5/25', 'কুইক 5/25'], balls(5, 25), every(3 * minute, 12 * second), both),
  of('TCG_LOTTO_VN', 'lal2', ['Lal 2D', 'লাল 2D'], digits(2), every(2 * minute, 10 * second), both),
  of('TCG_LOTTO_VN', 'lal3', ['Lal 3D', 'লাল 3D'], digits(3), every(5 * minute, 15 * second), both),
  of('TCG_LOTTO_VN', 'lal36', ['Lal 5/36', 'লাল 5/36'], balls(5, 36), every(20 * minute, 30 * second), both),
] // oxfmt-ignore

/** The game in this mode, or in its vendor's own mode if the vendor does not offer this one. */
export const inMode = (game: Lottery, mode: PrizeMode): Lottery =>
  drawsIn(game.vendor, mode) ? { ...game, mode } : game

export const drawsIn = (vendor: string, mode: PrizeMode) =>
  modesOf.get(vendor)?.includes(mode) ?? false

export function findLottery(code: string, mode?: PrizeMode): Lottery | undefined {
  const game = lotteries.find((known) => known.code === code)
  return game && mode ? inMode(game, mode) : game
}

/** The electronic vendors draw every few minutes; the others are in the traditional menu. */
export const electronicVendors: readonly string[] = ['ELOTT', 'TCG_LOTTO_VN']
export const ordinaryVendors: readonly string[] = ['LOTT', 'TCG_SEA']

/** As a multiple of the stake. */
export const topPrizeOf = (game: Lottery) =>
  Math.max(...playsOf(game, 'trad').map((play) => topOf(game, play))) / 100

const topOf = (game: Lottery, play: Parameters<typeof timesOf>[1]) =>
  play === 'any' ? 0 : timesOf(game, play, '')

export const isPlay = (name: string): name is Play => plays.some((play) => play === name)
