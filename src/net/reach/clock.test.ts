import { expect, it } from 'vitest'
import { learnTime, platformNow, platformTime } from './clock.ts'
import { firstAfter } from './useNow.ts'

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

it('what an answer cannot know yet is the first moment after it', () => {
  const [ten, forty, ninety] = [platformTime(10), platformTime(40), platformTime(90)]
  expect(firstAfter(10, [ninety, null, forty, ten])).toBe(forty)
  expect(firstAfter(40, [ninety, forty])).toBe(ninety)
  expect(firstAfter(90, [ninety, forty, null])).toBeNull()
})
