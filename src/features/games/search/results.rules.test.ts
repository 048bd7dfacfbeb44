import { expect, it } from 'vitest'
import { aGame } from '../testing.tsx'
import { merged } from './results.rules.ts'

const game = (id: string, name = id) => aGame({ id, name })

it('adds what only the platform found, every game once', () => {
  const own = [game('1'), game('2', 'as the phone has it')]
  const platform = [game('2'), game('3'), game('3')]
  expect(merged(own, platform).map(({ name }) => name)).toEqual(['1', 'as the phone has it', '3'])
})
