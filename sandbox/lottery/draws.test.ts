import { createHash, createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { openDb } from '../db.ts'
import { lotteries } from './games.ts'
import { stateOf } from './stateOf.ts'

const now = Date.parse('2026-03-01T12:00:00+06:00')
const day = 24 * 3_600_000

/** The formula that the page tells its players, written down once more. */
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

it.each([...new Set(lotteries.map(({ vendor }) => vendor))])(
  'yesterday’s seed of every game of %s is the one promised, and gives its numbers again',
  async (vendor) => {
    const db = openDb(':memory:')
    const before = await stateOf(db, { accountId: 1, vendor }, now - day)
    const { games } = await stateOf(db, { accountId: 1, vendor }, now)
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
