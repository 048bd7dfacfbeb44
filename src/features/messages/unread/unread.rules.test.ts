import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isMailPath, throttled, totalOf } from './unread.rules.ts'

it('sums up announcements, inbox and chat', () =>
  expect(totalOf({ notices: 1, inbox: 120, chat: 3 })).toBe(124))

it.each([
  ['/m/message', true],
  ['/m/messages/', true],
  ['/M/WEBEMAIL', true],
  ['/m/notice', true],
  ['/m/home', false],
  ['/m/messagesx', false],
])('%s is about messages: %s', (path, about) => expect(isMailPath(path)).toBe(about))

describe('a throttled call', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('runs at once, and once more after a burst', () => {
    const work = vi.fn<() => void>()
    const run = throttled(250, work)
    run()
    run()
    run()
    expect(work).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(249)
    expect(work).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(work).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(1000)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('runs at once again after a pause', () => {
    const work = vi.fn<() => void>()
    const run = throttled(250, work)
    run()
    vi.advanceTimersByTime(300)
    run()
    expect(work).toHaveBeenCalledTimes(2)
  })
})
