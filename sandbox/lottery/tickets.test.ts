import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { type Db, openDb } from '#sandbox/schema/db.ts'
import { balanceOf, house, move, playerAccount } from '#sandbox/ledger/ledger.ts'
import { masterOf, numbersOf, voidDraw } from './draws.ts'
import { type Lottery, findLottery, inMode, lotteries } from './games.ts'
import { settleDue } from './settle.ts'
import { payout } from './sheets/plays.ts'
import { closesAt, drawAt, issueOf, nextOpen } from './sheets/schedule.ts'
import { type Slip, placeSlip } from './tickets.ts'

const now = Date.parse('2026-03-01T12:00:00+06:00')
const wallet = 100_000
const player = playerAccount(1)

async function world() {
  const db = openDb(':memory:')
  await move(db, { from: house, to: player, amount: wallet, reason: 'seed', key: 'seed', at: now })
  return db
}

const gameOf = (code: string): Lottery => {
  const game = findLottery(code)
  if (!game) throw new Error(code)
  return game
}

const slipOf = (change: Partial<Slip> = {}): Slip => {
  const game = change.game ?? gameOf('padma3')
  return {
    accountId: 1,
    nodeId: 1,
    key: 'a-slip',
    game,
    index: nextOpen(game.schedule, now),
    lines: [{ play: 'exact', content: '047', stake: 1000 }],
    at: now,
    ...change,
  }
}

const ticketsOf = (db: Db) => db.selectFrom('lottery_tickets').selectAll().orderBy('id').execute()
const drawTime = ({ game, index }: Slip) => drawAt(game.schedule, index)

describe('a slip', () => {
  it('is paid for line by line, once per key', async () => {
    const db = await world()
    const lines = [
      { play: 'exact', content: '047', stake: 1000 },
      { play: 'odd', content: '', stake: 500 },
    ] as const
    const orders = await placeSlip(db, slipOf({ lines }))
    expect(await placeSlip(db, slipOf({ lines }))).toEqual(orders)
    expect(orders).toHaveLength(2)
    expect(await balanceOf(db, player)).toBe(wallet - 1500)
    expect(await ticketsOf(db)).toHaveLength(2)
  })

  it('sent five times at once is one slip', async () => {
    const db = await world()
    const answers = await Promise.all(Array.from({ length: 5 }, () => placeSlip(db, slipOf())))
    expect(new Set(answers.map(String)).size).toBe(1)
    expect(await balanceOf(db, player)).toBe(wallet - 1000)
  })

  it('is accepted whole or not at all', async () => {
    const db = await world()
    const lines = [
      { play: 'exact', content: '047', stake: 60_000 },
      { play: 'exact', content: '048', stake: 60_000 },
    ] as const
    await expect(placeSlip(db, slipOf({ lines }))).rejects.toThrow('insufficient_funds')
    expect(await balanceOf(db, player)).toBe(wallet)
    expect(await ticketsOf(db)).toEqual([])
  })

  it.each([
    ['a key of another slip', { lines: [{ play: 'exact', content: '048', stake: 1000 }] }, 'round_mismatch'],
    ['an invalid number', { key: 'b', lines: [{ play: 'exact', content: '4', stake: 1000 }] }, 'choice_invalid'],
    ['a stake below the minimum', { key: 'b', lines: [{ play: 'odd', content: '', stake: 99 }] }, 'stake_invalid'],
    ['half a taka', { key: 'b', lines: [{ play: 'odd', content: '', stake: 150 }] }, 'stake_invalid'],
    ['a fortune', { key: 'b', lines: [{ play: 'odd', content: '', stake: 1_000_100 }] }, 'stake_invalid'],
  ] as const)('with %s is refused', async (_, change, code) => {
    const db = await world()
    await placeSlip(db, slipOf())
    await expect(placeSlip(db, slipOf(change))).rejects.toThrow(code)
    expect(await balanceOf(db, player)).toBe(wallet - 1000)
  }) // oxfmt-ignore

  it('is refused after the sales have closed, but a repeat is still answered', async () => {
    const db = await world()
    const slip = slipOf()
    const at = closesAt(slip.game.schedule, slip.index)
    await expect(placeSlip(db, { ...slip, at })).rejects.toThrow('draw_closed')
    const orders = await placeSlip(db, { ...slip, at: at - 1 })
    expect(await placeSlip(db, { ...slip, at })).toEqual(orders)
  })
})

describe('a draw', () => {
  it('has stable numbers within the game’s range', async () => {
    const master = await masterOf(openDb(':memory:'))
    for (const game of lotteries) {
      const index = nextOpen(game.schedule, now)
      const drawn = numbersOf(master, game, index)
      expect(numbersOf(master, game, index)).toEqual(drawn)
      expect(drawn).toHaveLength(game.picks)
      const different = game.kind === 'balls' ? game.picks : 1
      expect(new Set(drawn).size).toBeGreaterThanOrEqual(different)
    }
  })

  it('settles its tickets once, also with simultaneous requests', async () => {
    const db = await world()
    const game = gameOf('padma3')
    const index = nextOpen(game.schedule, now)
    const drawn = numbersOf(await masterOf(db), game, index).join('')
    const slip = slipOf({ lines: [{ play: 'exact', content: drawn, stake: 1000 }] })
    await placeSlip(db, slip)
    await settleDue(db, drawTime(slip) - 1)
    expect((await ticketsOf(db))[0]?.status).toBe('pending')
    await Promise.all(Array.from({ length: 5 }, () => settleDue(db, drawTime(slip))))
    expect((await ticketsOf(db))[0]).toMatchObject({ status: 'won', prize: 900_000 })
    expect(await balanceOf(db, player)).toBe(wallet - 1000 + 900_000)
  })

  it('settles a ticket by the mode in which it was bought', async () => {
    const db = await world()
    const [ordinary, electronic] = (['LOTT', 'ELOTT'] as const).map((mode) =>
      inMode(gameOf('padma3'), mode),
    )
    if (!ordinary || !electronic) throw new Error('padma3')
    const index = nextOpen(ordinary.schedule, now)
    const drawn = numbersOf(await masterOf(db), electronic, index).join('')
    const lines = [{ play: 'exact', content: drawn, stake: 1000 }] as const
    await placeSlip(db, slipOf({ key: 'one', game: ordinary, lines }))
    await placeSlip(db, slipOf({ key: 'two', game: electronic, lines }))
    await settleDue(db, drawTime(slipOf()))
    expect((await ticketsOf(db)).map(({ status }) => status)).toEqual(['lost', 'won'])
  })

  it('that is cancelled returns every stake', async () => {
    const db = await world()
    const slip = slipOf()
    await placeSlip(db, slip)
    await voidDraw(db, { game: 'padma3', issue: issueOf(slip.game.schedule, slip.index) }, now)
    await settleDue(db, drawTime(slip))
    expect((await ticketsOf(db))[0]).toMatchObject({ status: 'void', prize: 1000 })
    expect(await balanceOf(db, player)).toBe(wallet)
  })

  it('pays what its tickets promise, and the ledger stays balanced', async () => {
    const order = fc.record({
      game: fc.constantFrom(...lotteries),
      play: fc.constantFrom('exact', 'odd', 'even', 'big', 'small', 'one', 'any', 'last2'),
      content: fc.constantFrom('', '7', '04', '47', '047', '0478'),
      stake: fc.constantFrom(100, 500, 2500, 40_000),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(order, { maxLength: 12 }), async (orders) => {
        const db = await world()
        await Promise.allSettled(
          orders.map(({ game, ...line }, n) =>
            placeSlip(
              db,
              slipOf({ key: `k${n}`, game, index: nextOpen(game.schedule, now), lines: [line] }),
            ),
          ),
        )
        await Promise.all([
          settleDue(db, now + 30 * 3_600_000),
          settleDue(db, now + 30 * 3_600_000),
        ])
        const master = await masterOf(db)
        const tickets = await ticketsOf(db)
        const owed = tickets.map(({ game: code, play, content, stake, draw_index }) => {
          const game = gameOf(code)
          const pays = payout(game, play as 'exact', content, numbersOf(master, game, draw_index))
          return Math.floor((stake * pays) / 100)
        })
        const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
        expect(tickets.map(({ prize }) => prize)).toEqual(owed)
        expect(await balanceOf(db, player)).toBe(
          wallet - sum(tickets.map(({ stake }) => stake)) + sum(owed),
        )
        expect((await balanceOf(db, player)) + (await balanceOf(db, house))).toBe(0)
        expect(await balanceOf(db, player)).toBeGreaterThanOrEqual(0)
        await db.destroy()
      }),
      { numRuns: 25 },
    )
  })
})

it('a ticket that cannot be settled is logged once, and the others are settled', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const db = await world()
  const slip = slipOf()
  const [bad = ''] = await placeSlip(db, slip)
  const [good = ''] = await placeSlip(db, { ...slip, key: 'b-slip' })
  await db.insertInto('lottery_voids').values({ game: 'padma3', draw_index: slip.index }).execute()
  const key = `lottery-void:${bad}`
  await move(db, { from: house, to: player, amount: 1, reason: 'odd', key, at: now })
  const after = drawAt(slip.game.schedule, slip.index) + 1
  await settleDue(db, after)
  await settleDue(db, after)
  const tickets = await db.selectFrom('lottery_tickets').select(['order_no', 'status']).execute()
  expect(Object.fromEntries(tickets.map(({ order_no, status }) => [order_no, status]))).toEqual({
    [bad]: 'pending',
    [good]: 'void',
  })
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})
