import { expect, it } from 'vitest'
import { aGame } from '../testing.tsx'
import { merged, minorOf } from './results.rules.ts'

const game = (id: string, name = id) => aGame({ id, name })

it('adds what only the platform found, every game once', () => {
  const own = [game('1'), game('2', 'as the phone has it')]
  const platform = [game('2'), game('3'), game('3')]
  expect(merged(own, platform).map(({ name }) => name)).toEqual(['1', 'as the phone has it', '3'])
})

it.each([
  ['0.05', 5],
  ['1', 100],
  ['', null],
  ['free', null],
  [null, null],
])('reads a minimum bet of %s', (decimal, minor) => expect(minorOf(decimal)).toBe(minor))
