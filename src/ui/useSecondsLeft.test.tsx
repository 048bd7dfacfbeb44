import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useSecondsLeft } from './useSecondsLeft.ts'

const Left = ({ until }: { readonly until: number }) => <output>{useSecondsLeft(until)}</output>
const left = () => Number(screen.getByRole('status').textContent)

beforeEach(() => void vi.useFakeTimers())

it('counts down to zero', () => {
  render(<Left until={Date.now() + 60_000} />)
  expect(left()).toBe(60)
  act(() => void vi.advanceTimersByTime(59_000))
  expect(left()).toBe(1)
  act(() => void vi.advanceTimersByTime(1000))
  expect(left()).toBe(0)
})

it('a clock that is set back by a day does not extend the countdown by a day', () => {
  render(<Left until={Date.now() + 60_000} />)
  vi.setSystemTime(Date.now() - 86_400_000)
  act(() => void vi.advanceTimersByTime(1000))
  expect(left()).toBe(0)
})
