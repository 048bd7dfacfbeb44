import { expect, it } from 'vitest'
import { lastDays } from './days.rules.ts'

const some = (app: number) => ({ app, data: 1, pictures: 2 })

it('shows two weeks up to today, including days without traffic', () => {
  const days = lastDays(
    { '2026-10-18': some(100), '2026-10-19': some(10), '2026-11-01': some(20) },
    '2026-11-01',
  )
  expect(days.map(({ bytes }) => bytes)).toEqual([13, ...Array<number>(12).fill(0), 23])
  expect(days[0]?.at).toBe(new Date(2026, 9, 19, 12).getTime())
  expect(days.at(-1)?.at).toBe(new Date(2026, 10, 1, 12).getTime())
})
