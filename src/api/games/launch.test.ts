import * as v from 'valibot'
import { expect, it } from 'vitest'
import { launchGame } from './launch.ts'

const game = { category: 'RNG', vendor: 'PADMA' } as const
const rest = { ...game, showChoice: '0', supportFreePlay: '0' }

it.each([
  [{}, {}],
  [{ id: '7' }, { nodeId: '7', gameId: '7' }],
  [
    { id: '7', code: 'b7' },
    { nodeId: '7', gameId: 'b7' },
  ],
  [
    { id: '7', group: '3' },
    { nodeId: '7', gameId: '7', gameGroupId: '3' },
  ],
  [
    { id: '7', free: true },
    { nodeId: '7', gameId: '7', supportFreePlay: '1' },
  ],
])('a launch of %j sends %j', (known, sent) => {
  const wire = launchGame.encode({ ...game, ...known })
  expect(wire).toEqual({ ...rest, ...sent })
  expect(v.parse(launchGame.input, wire)).toEqual(wire)
})
