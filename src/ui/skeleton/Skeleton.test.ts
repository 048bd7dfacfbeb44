import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useSkeleton } from './Skeleton.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const start = () =>
  renderHook(({ pending }) => useSkeleton(pending), { initialProps: { pending: true } })

describe('a skeleton', () => {
  it('is not shown when the answer comes within 120 ms', () => {
    const { result, rerender } = start()
    pass(119)
    rerender({ pending: false })
    pass(1000)
    expect(result.current).toBe(false)
  })

  it('is shown after 120 ms', () => {
    const { result } = start()
    pass(119)
    expect(result.current).toBe(false)
    pass(1)
    expect(result.current).toBe(true)
  })

  it('stays for 300 ms once it is shown', () => {
    const { result, rerender } = start()
    pass(130)
    rerender({ pending: false })
    pass(289)
    expect(result.current).toBe(true)
    pass(1)
    expect(result.current).toBe(false)
  })

  it('disappears at once when it was shown for longer', () => {
    const { result, rerender } = start()
    pass(900)
    rerender({ pending: false })
    pass(0)
    expect(result.current).toBe(false)
  })
})
