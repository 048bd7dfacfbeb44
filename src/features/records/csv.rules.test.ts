import { describe, expect, it } from 'vitest'
import type { Bet, ProfitDay } from '#api/money/records.ts'
import { csvOf, csvOfDays } from './csv.rules.ts'

const written = (bets: readonly Bet[]) => csvOf(bets, ['Bet ID', 'Game, by name'], () => 'Settled')
const bet = (change: Partial<Bet> = {}): Bet => ({
  id: 'B7',
  gameId: '1',
  game: 'Lantern Loot',
  vendor: 'PADMA',
  vendorName: 'Padma',
  category: 'RNG',
  at: Date.parse('2026-03-04T18:05:33Z'),
  status: 'settled',
  stake: 120_000,
  validStake: 120_000,
  win: 50,
  net: -119_950,
  ...change,
})
const lines = (bets: readonly Bet[]) => written(bets).split('\r\n')

describe('the table of bets', () => {
  it('starts with a byte order mark and the column heads, and ends every line', () => {
    expect(written([])).toBe('\uFEFFBet ID,"Game, by name"\r\n')
  })

  it('has plain decimals and times of the platform', () => {
    expect(lines([bet()])[1]).toBe(
      'B7,2026-03-05 00:05:33,Lantern Loot,Padma,Settled,1200.00,1200.00,0.50,-1199.50',
    )
  })

  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['Dice, Deluxe', '"Dice, Deluxe"'],
    ['The "Star"', '"The ""Star"""'],
    ['two\nlines', '"two\nlines"'],
    ['মেলা', 'মেলা'],
  ])('writes the game %j as %s', (game, cell) =>
    expect(written([bet({ game })])).toContain(`,${cell},Padma`),
  )
})

describe('the table of days', () => {
  it('has a line for each day, with plain figures', () => {
    const day: ProfitDay = {
      day: '2026-03-04',
      count: 3,
      stake: 120_000,
      validStake: 110_000,
      win: 50,
      net: -119_950,
    }
    expect(csvOfDays([day], ['Day', 'Bets']).split('\r\n')).toEqual([
      '\uFEFFDay,Bets',
      '2026-03-04,3,1200.00,1100.00,0.50,-1199.50',
      '',
    ])
  })
})
