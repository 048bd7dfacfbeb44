import { expect, it } from 'vitest'
import { matching } from './matching.ts'

it.each([
  ['match', '3,11,25', ['11', '7', '3'], 'x.x'],
  ['one', '7', ['11', '7', '3'], '.x.'],
  ['one', '1', ['11', '7', '3'], '...'],
  ['any', '047', ['7', '1', '4'], 'x.x'],
  ['exact', '047', ['0', '7', '7'], 'x.x'],
  ['last2', '47', ['4', '4', '7'], '.xx'],
  ['last2', '47', ['7', '4', '1'], '.x.'],
  ['big', '', ['7', '4', '1'], '...'],
])('for a ticket %s %s and the draw %j marks %s', (play, content, numbers, lit) => {
  const places = matching(numbers, [{ play, content }])
  expect(places.map((isLit) => (isLit ? 'x' : '.')).join('')).toBe(lit)
})

it('marks the numbers of every ticket of the draw', () => {
  const tickets = [
    { play: 'one', content: '3' },
    { play: 'one', content: '11' },
  ]
  expect(matching(['11', '7', '3'], tickets)).toEqual([true, false, true])
})
