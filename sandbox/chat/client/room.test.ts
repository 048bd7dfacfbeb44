// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { chooseDigits } from '#sandbox/vendor/client/numbers.ts'
import { buildRoom } from './room.ts'
import { wordsFor } from './words.ts'

afterEach(() => chooseDigits('bn', 'latin'))

it.each([
  ['BN', 'latin', /^9 .+, 09:05$/],
  ['BN', 'bengali', /^৯ .+, ০৯:০৫$/],
  ['EN', 'bengali', /^9 Nov, 09:05$/],
])('a message in %s, with %s digits, shows its time in those digits', (language, digits, time) => {
  const words = wordsFor(language)
  chooseDigits(words.locale, digits)
  const at = new Date(2025, 10, 9, 9, 5).getTime()
  buildRoom(words, async () => true).add([{ id: 1, by: 'house', text: 'hello', at }])
  expect(document.querySelector('time')?.textContent).toMatch(time)
})
