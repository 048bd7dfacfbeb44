import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { platformNow } from '#net/reach/clock.ts'
import { setPlatformClock } from '#net/reach/clock.testing.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { SecondsLeft } from './SecondsLeft.tsx'

setUp()

/** What a screen reader says, and what is seen where nothing moves. */
async function saidOf(left: number) {
  await visit(<SecondsLeft until={platformNow() + left} />)
  const timer = await screen.findByRole('timer')
  timer.querySelectorAll('[aria-hidden]').forEach((hidden) => hidden.remove())
  return timer.textContent.trim()
}

it.each([
  [59_000, 'less than a minute'],
  [61_000, '1 min'],
  [3_599_000, '59 min'],
  [3_661_000, '1:01 h'],
])('shows %i ms as "%2$s"', async (left, said) => expect(await saidOf(left)).toBe(said))

it('is laid out from left to right in every language', async () => {
  await visit(<SecondsLeft until={platformNow() + 150_000} />)
  const timer = await screen.findByRole('timer')
  expect(timer.querySelector('[dir=ltr]')).toHaveTextContent(/^2:/)
  expect(timer.querySelectorAll('[dir=ltr] [style]')).toHaveLength(2)
})

it('restarts the animation at the right second after a clock correction', async () => {
  await visit(<SecondsLeft until={platformNow() + 150_000} />)
  const timer = await screen.findByRole('timer')
  /** Of the column of single seconds: how many of its ten have gone by. */
  const elapsed = () => {
    const columns = screen.getByRole('timer').querySelectorAll<HTMLElement>('[style]')
    return -Number.parseFloat(columns[1]?.style.animationDelay ?? '')
  }
  const before = elapsed()
  act(() => setPlatformClock(platformNow() + 5000))
  expect(screen.getByRole('timer')).not.toBe(timer)
  expect(Math.abs(((elapsed() - before + 10) % 10) - 5)).toBeLessThan(1.5)
})
