import { beforeEach, expect, it, vi } from 'vitest'

let isScrollingFast: () => boolean
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  ;({ isScrollingFast } = await import('./scrollSpeed.ts'))
  isScrollingFast()
})

const frame = 16

function scroll(pixelsPerFrame: number, frames: number) {
  for (let i = 0; i < frames; i++) {
    vi.advanceTimersByTime(frame)
    vi.stubGlobal('scrollY', scrollY + pixelsPerFrame)
    window.dispatchEvent(new Event('scroll'))
  }
}

it('a dragged page is not fast', () => {
  scroll(12, 5)
  expect(isScrollingFast()).toBe(false)
})

it('a flung page is fast from the first frame until it slows down', () => {
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
