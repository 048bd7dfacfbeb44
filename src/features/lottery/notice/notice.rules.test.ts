import { expect, it } from 'vitest'
import type { Ticket } from '#api/games/lottery.ts'
import { newResults, withShown } from './notice.rules.ts'

const minute = 60_000
const now = 1000 * minute

const ticket = (change: Partial<Ticket> = {}): Ticket => ({
  order: 'L-1',
  game: 'padma3',
  name: 'Padma 3',
  vendor: 'LOTT',
  issue: '1',
  at: now - 2000,
  placedAt: 1,
  play: 'exact',
  content: '047',
  stake: 1000,
  prize: 0,
  status: 'lost',
  numbers: ['0', '4', '7'],
  ...change,
})

const told = (tickets: readonly Ticket[], known: readonly string[] = []) =>
  newResults(tickets, known, now).map(({ key, outcome, stake, prize }) =>
    [key, outcome, stake, prize].join(' '),
  )

it.each([
  ['a draw just made', [ticket()], [], ['padma3 1 lost 1000 0']],
  ['a pending ticket', [ticket({ status: 'pending', numbers: null })], [], []],
  ['a draw already announced', [ticket()], ['padma3 1'], []],
  [
    'a draw just within the limit',
    [ticket({ at: now - 5 * minute + 1 })],
    [],
    ['padma3 1 lost 1000 0'],
  ],
  ['an old draw', [ticket({ at: now - 5 * minute })], [], []],
  [
    'two tickets of one draw, one of which won',
    [ticket(), ticket({ order: 'L-2', status: 'won', prize: 1900 })],
    [],
    ['padma3 1 won 2000 1900'],
  ],
  [
    'two draws, the older first',
    [ticket({ issue: '2' }), ticket({ at: now - 3000 })],
    [],
    ['padma3 1 lost 1000 0', 'padma3 2 lost 1000 0'],
  ],
  [
    'a cancelled draw',
    [ticket({ status: 'void', prize: 1000, numbers: null })],
    [],
    ['padma3 1 void 1000 1000'],
  ],
] as const)('announces %s', (_, tickets, known, results) =>
  expect(told(tickets, known)).toEqual(results),
)

it('stores the latest 40 announced draws', () => {
  const known = Array.from({ length: 40 }, (_, i) => `padma3 ${i}`)
  const stored = withShown(known, newResults([ticket({ issue: 'new' })], [], now))
  expect(stored).toHaveLength(40)
  expect(stored.at(-1)).toBe('padma3 new')
  expect(stored[0]).toBe('padma3 1')
})
