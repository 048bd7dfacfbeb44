import { expect, it } from 'vitest'
import { leftUntil } from './Countdown.tsx'

const [second, hour, day] = [1000, 3_600_000, 86_400_000]

it.each([
  [2 * day + 5 * hour, { days: 2, hours: 5 }],
  [5 * hour + 3 * 60 * second + 9 * second, { days: 0, clock: '05:03:09' }],
  [1, { days: 0, clock: '00:00:01' }],
  [0, { days: 0, clock: '00:00:00' }],
  [-day, { days: 0, clock: '00:00:00' }],
])('%i ms from now is %o', (milliseconds, left) => {
  expect(leftUntil(1_000_000 + milliseconds, 1_000_000)).toMatchObject(left)
})
