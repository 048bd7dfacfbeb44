import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { isScrollingFast } from './scrollSpeed.ts'

beforeAll(() => {
  vi.useFakeTimers()
  isScrollingFast()
})
beforeEach(() => vi.advanceTimersByTime(5000))
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const frame = 16

function scroll(pixelsPerFrame: number, frames: number) {
  for (let i = 0; i < frames; i++) {
    vi.advanceTimersByTime(frame)
    vi.stubGlobal('scrollY', scrollY + pixelsPerFrame)
    window.dispatchEvent(new Event('scroll'))
  }
}

it('a page that a finger drags is not fast', () => {
  scroll(12, 5)
  expect(isScrollingFast()).toBe(false)
})

it('a page that is flung is fast from its first frame until it slows down', () => {
  scroll(1, 1)
  expect(isScrollingFast()).toBe(true)
  scroll(67, 10)
  expect(isScrollingFast()).toBe(true)
  scroll(8, 8)
  expect(isScrollingFast()).toBe(false)
})

it('a page that stops is not fast', () => {
  scroll(67, 4)
  expect(isScrollingFast()).toBe(true)
  vi.advanceTimersByTime(251)
  expect(isScrollingFast()).toBe(false)
})
