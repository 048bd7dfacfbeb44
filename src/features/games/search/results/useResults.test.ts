import { describe, expect, it } from 'vitest'
import { aGame } from '#testing/games.ts'
import { foundCountOf, merged } from './useResults.ts'

const game = (id: number, name = `${id}`) => aGame({ id: `${id}`, name })
const range = (first: number, count: number) =>
  Array.from({ length: count }, (_, place) => game(first + place))
const part = (games: ReturnType<typeof range>, total = games.length) => ({ games, total })

describe('results of phone and platform', () => {
  it('are the phone’s, then those that only the platform found, every game once', () => {
    const own = part([game(1), game(2, 'as the phone has it')])
    const platform = [game(2), game(3), game(3)]
    expect(merged(own, platform).map(({ name }) => name)).toEqual(['1', 'as the phone has it', '3'])
  })

  it('are the phone’s only, until all of those are shown', () =>
    expect(merged(part(range(1, 24), 30), range(25, 15))).toHaveLength(24))

  it.each([
    ['more results of the phone', part(range(1, 24), 30), range(20, 15), 15, 30],
    ['all of both', part(range(1, 10)), range(6, 15), 15, 20],
    ['more results of the platform', part(range(1, 10)), range(1, 15), 40, 40],
    ['no catalogue', part([]), range(1, 15), 40, 40],
  ])('with %s are counted', (_, own, platform, platformTotal, count) =>
    expect(foundCountOf(own, merged(own, platform), platformTotal)).toBe(count),
  )
})
