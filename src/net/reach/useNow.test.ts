import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setPlatformClock } from './clock.testing.ts'
import { useNow, useOnceAt } from './useNow.ts'

const start = Date.UTC(2026, 10, 26)
const minute = 60_000
const onReached = vi.fn<() => void>()
const look = () => document.dispatchEvent(new Event('visibilitychange'))

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  setPlatformClock(start)
})

const wait = (at: number | null) => renderHook(() => useOnceAt(at, onReached))

describe('a moment that a screen waits for', () => {
  it('fires when it comes, once', () => {
    wait(start + minute)
    vi.advanceTimersByTime(minute - 1)
    expect(onReached).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(onReached).toHaveBeenCalledOnce()
    look()
    vi.advanceTimersByTime(minute)
    expect(onReached).toHaveBeenCalledOnce()
  })

  it('fires at once if it came while the phone was asleep', () => {
    wait(start + minute)
    look()
    expect(onReached).not.toHaveBeenCalled()
    vi.setSystemTime(start + minute)
    look()
    expect(onReached).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(minute)
    expect(onReached).toHaveBeenCalledOnce()
  })

  it('fires although an answer has set the clock back meanwhile', () => {
    wait(start + minute)
    setPlatformClock(start - 3000)
    vi.advanceTimersByTime(minute + 2500)
    expect(onReached).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(onReached).toHaveBeenCalledOnce()
  })

  it('fires at once when an answer has set the clock past it', () => {
    wait(start + minute)
    setPlatformClock(start + minute)
    expect(onReached).toHaveBeenCalledOnce()
  })

  it('fires although it has already passed', () => {
    wait(start - minute)
    vi.advanceTimersByTime(1000)
    expect(onReached).toHaveBeenCalledOnce()
  })

  it('does not fire early when it is beyond the range of a timer', () => {
    const at = start + 2 ** 31
    wait(at)
    vi.advanceTimersByTime(minute)
    expect(onReached).not.toHaveBeenCalled()
    vi.setSystemTime(at)
    look()
    expect(onReached).toHaveBeenCalledOnce()
  })

  it('does not fire if there is none or the screen is gone', () => {
    wait(null)
    wait(start + minute).unmount()
    vi.advanceTimersByTime(2 * minute)
    look()
    expect(onReached).not.toHaveBeenCalled()
  })
})

describe('the time on screen', () => {
  const every = 15_000
  const shown = () => renderHook(() => useNow(every)).result

  it('goes on by itself', () => {
    const time = shown()
    act(() => void vi.advanceTimersByTime(every))
    expect(time.current).toBe(start + every)
  })

  it('changes with the platform’s seconds', () => {
    vi.setSystemTime(start + 700)
    const time = shown()
    act(() => void vi.advanceTimersByTime(every - 701))
    expect(time.current).toBe(start + 700)
    act(() => void vi.advanceTimersByTime(1))
    expect(time.current).toBe(start + every)
    act(() => void vi.advanceTimersByTime(every))
    expect(time.current).toBe(start + 2 * every)
  })

  it('is right at once after a correction', () => {
    const time = shown()
    act(() => setPlatformClock(start + minute))
    expect(time.current).toBe(start + minute)
  })

  it.each([
    ['a sleep', look],
    ['the back/forward cache', () => dispatchEvent(new Event('pageshow'))],
  ])('is right at once after %s', (_, wake) => {
    const time = shown()
    vi.setSystemTime(start + minute)
    act(() => void wake())
    expect(time.current).toBe(start + minute)
  })
})
