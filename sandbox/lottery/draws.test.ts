import { createHash, createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import type { PrizeMode } from '#api/games/lotteryParams.ts'
import { openDb } from '#sandbox/schema/db.ts'
import { drawsIn, lotteries } from './games.ts'
import { lottoStateOf } from './stateOf.ts'

const now = Date.parse('2026-03-01T12:00:00+06:00')
const day = 24 * 3_600_000

/** An independent implementation of the formula that the page shows to players. */
function recomputed(seed: string, code: string, picks: number, of: number, isDigits: boolean) {
  const digest = createHmac('sha256', seed).update(`${code}:1`).digest()
  const share = (word: number) => digest.readUInt32BE(word * 4) / 2 ** 32
  const left = Array.from({ length: of }, (_, i) => i + 1)
  return Array.from({ length: picks }, (_, word) =>
    isDigits
      ? String(Math.floor(share(word) * 10))
      : String(left.splice(Math.floor(share(word) * left.length), 1)[0]),
  )
}

const players = lotteries.map(({ vendor, mode }) => ({ accountId: 1, vendor, mode }))

it.each([...new Map(players.map((player) => [player.vendor, player])).values()])(
  'yesterday’s seed of every game of $vendor matches its published hash, and gives the same numbers',
  async (player) => {
    const db = openDb(':memory:')
    const before = await lottoStateOf(db, player, now - day)
    const { games } = await lottoStateOf(db, player, now)
    for (const [place, { code, kind, picks, of, yesterday }] of games.entries()) {
      expect(before.games[place]?.next.commitment).toBe(yesterday.commitment)
      expect(createHash('sha256').update(yesterday.seed).digest('hex')).toBe(yesterday.commitment)
      expect(yesterday.first.issue).toBe('20260228-001')
      expect(yesterday.first.numbers).toEqual(
        recomputed(yesterday.seed, code, picks, of, kind === 'digits'),
      )
    }
  },
)

it('a game with two modes has separate draws in each', async () => {
  const db = openDb(':memory:')
  const drawnIn = async (mode: PrizeMode) => {
    const { games } = await lottoStateOf(db, { accountId: 1, vendor: 'LOTT', mode }, now)
    return games.map(({ code, drawn, next }) => [code, drawn.map(({ numbers }) => numbers), next])
  }
  const ordinary = await drawnIn('LOTT')
  expect(await drawnIn('LOTT')).toEqual(ordinary)
  for (const [place, game] of (await drawnIn('ELOTT')).entries()) {
    expect(game[0]).toBe(ordinary[place]?.[0])
    expect(game[1]).not.toEqual(ordinary[place]?.[1])
    expect(game[2]).not.toEqual(ordinary[place]?.[2])
  }
})

it.each([
  ['TCG_SEA', 'SEA', true],
  ['TCG_SEA', 'LOTT', false],
  ['TCG_LOTTO_VN', 'ELott', true],
  ['TCG_LOTTO_VN', 'ELOTT', false],
  ['LOTT', 'LOTT', true],
  ['ELOTT', 'ELOTT', true],
  ['LOTT', 'SEA', false],
  ['PADMA', 'LOTT', false],
] as const)('%s draws in the mode %s: %s', (vendor, mode, expected) =>
  expect(drawsIn(vendor, mode)).toBe(expected),
)
