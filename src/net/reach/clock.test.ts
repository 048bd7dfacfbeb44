import { expect, it } from 'vitest'
import { learnTime, platformNow, platformTime } from './clock.ts'

it('follows the platform when the phone is a day off', () => {
  const tomorrow = Date.now() + 86_400_000
  learnTime(new Response('', { headers: { Date: new Date(tomorrow).toUTCString() } }))
  expect(Math.abs(platformNow() - tomorrow)).toBeLessThan(2000)
  expect(Math.abs(platformTime(tomorrow - 86_400_000) - tomorrow)).toBeLessThan(2000)
})

it('keeps what it knows when an answer has no date', () => {
  const before = platformNow()
  learnTime(new Response(''))
  expect(Math.abs(platformNow() - before)).toBeLessThan(1000)
})
