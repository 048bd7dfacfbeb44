// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { chooseDigits } from '#sandbox/vendor/client/numbers.ts'
import { ballsOf } from './board.ts'
import { makeSlip } from './slip.ts'
import { clock } from './text.ts'
import { wordsFor } from './words/words.ts'

afterEach(() => chooseDigits('bn', 'latin'))

it.each([
  ['latin', '3, 11, 25', '07', '1:05:09'],
  ['bengali', '৩, ১১, ২৫', '০৭', '১:০৫:০৯'],
])('slip, balls and countdown use the player’s digits', (digits, line, ball, left) => {
  chooseDigits('bn', digits)
  const slip = makeSlip(wordsFor('BN'), () => undefined)
  slip.add({ play: 'match', content: '3,11,25' })
  expect(slip.element.textContent).toContain(line)
  expect(ballsOf(['07']).textContent).toBe(ball)
  expect(clock(3_909_000)).toBe(left)
})
