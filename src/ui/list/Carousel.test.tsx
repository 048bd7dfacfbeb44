import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Modal } from '#ui/overlay/Modal.tsx'
import { inEnglish } from '#testing/inEnglish.tsx'
import { Carousel } from './Carousel.tsx'

const motion = { isReduced: false }

/** The part of the browser's animations that the tests need, driven by the fake clock. */
class FakeAnimation {
  #from = Date.now()
  #pausedAt: number | undefined
  get currentTime() {
    return this.#pausedAt ?? Date.now() - this.#from
  }
  set currentTime(time) {
    this.#from = Date.now() - time
    if (this.#pausedAt !== undefined) this.#pausedAt = time
  }
  play() {
    this.#from = Date.now() - this.currentTime
    this.#pausedAt = undefined
  }
  pause() {
    this.#pausedAt = this.currentTime
  }
  cancel() {}
  finish() {}
}
const glides = vi.fn<(frames: Keyframe[], timing: unknown) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  motion.isReduced = false
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.spyOn(Element.prototype, 'animate').mockImplementation((...glide) => {
    const [frames, timing] = glide
    glides(frames as Keyframe[], timing)
    return new FakeAnimation() as unknown as Animation
  })
  vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue([])
  vi.stubGlobal('matchMedia', () => ({
    matches: motion.isReduced,
    addEventListener() {},
    removeEventListener() {},
  }))
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const slide = (key: string) => ({ key, content: <a href={`/${key}`}>{key}</a> })

async function show(...keys: string[]) {
  render(<Carousel label="Offers" slides={keys.map(slide)} autoplay={4000} />, inEnglish)
  await pass(0)
}

/** Loads the slider. */
async function touch() {
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Offers' }))
  await act(() => vi.dynamicImportSettled())
}

/** The slide that is not inert. */
const current = () =>
  screen.getAllByRole('link').find((link) => !link.closest('[inert]'))?.textContent

const whens = ['before', 'after'] as const

describe('a carousel', () => {
  it('goes on by itself, and round', async () => {
    await show('one', 'two', 'three')
    const seen = []
    for (let slides = 0; slides < 4; slides += 1) {
      seen.push(current())
      await pass(4000)
    }
    expect(seen).toEqual(['one', 'two', 'three', 'one'])
  })

  it('goes on from where it was once it has been touched', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
    await show('one', 'two', 'three')
    await pass(4000)
    await touch()
    expect(current()).toBe('two')
    await pass(4000)
    expect(current()).toBe('three')
  })

  it('leaves the moving to the compositor, before the first touch and after', async () => {
    await show('one', 'two', 'three')
    expect(glides.mock.calls.map(([, timing]) => timing)).toEqual(
      Array(3).fill({ duration: 12000, iterations: Infinity }),
    )
    await touch()
    glides.mockClear()
    await pass(4000)
    const both = glides.mock.calls.map(([frames]) => frames)
    expect(both).toEqual(Array(2).fill({ translate: ['100%', '0%'] }))
  })

  it('has each slide in view in its turn, and the others beside it', async () => {
    await show('one', 'two', 'three')
    const restingAt = (time: number) =>
      glides.mock.calls.map(
        ([frames]) => frames.findLast(({ offset }) => Number(offset) <= time)?.['translate'],
      )
    expect([0.1, 0.4, 0.7].map(restingAt)).toEqual([
      ['0%', '0%', '-100%'],
      ['100%', '-100%', '-100%'],
      ['100%', '0%', '-200%'],
    ])
    for (const [frames] of glides.mock.calls) {
      const offsets = frames.map(({ offset }) => Number(offset))
      expect(offsets).toEqual(offsets.toSorted((one, other) => one - other))
      expect([offsets[0], offsets.at(-1)]).toEqual([0, 1])
      // Ends where it begins.
      expect(frames.at(-1)?.['translate']).toBe(frames[0]?.['translate'])
    }
  })

  it.each(whens)('stops when paused and goes on when played, %s the first touch', async (when) => {
    await show('one', 'two')
    if (when === 'after') await touch()
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    await pass(20000)
    expect(current()).toBe('one')
    fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    await pass(4000)
    expect(current()).toBe('two')
  })

  it('goes either way by hand', async () => {
    await show('one', 'two', 'three')
    await touch()
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(current()).toBe('three')
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(current()).toBe('one')
  })

  it('waits while a finger holds it', async () => {
    await show('one', 'two')
    await touch()
    fireEvent.pointerDown(screen.getByText('one'))
    await pass(20000)
    expect(current()).toBe('one')
    fireEvent.pointerUp(screen.getByText('one'))
    await pass(4000)
    expect(current()).toBe('two')
  })

  it.each(whens)('waits while the page is hidden, %s the first touch', async (when) => {
    await show('one', 'two')
    if (when === 'after') await touch()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await pass(20000)
    expect(current()).toBe('one')
  })

  it.each(whens)('waits under a dialog, %s the first touch', async (when) => {
    await show('one', 'two')
    if (when === 'after') await touch()
    const { rerender, unmount } = render(<Modal open onClose={() => {}} />)
    await pass(20000)
    expect(current()).toBe('one')
    rerender(<Modal open={false} onClose={() => {}} />)
    await pass(4000)
    expect(current()).toBe('two')
    unmount()
  })

  it.each(whens)('waits outside the viewport, %s the first touch', async (when) => {
    let scroll = (_isSeen: boolean) => {}
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          scroll = (isIntersecting) => act(() => tell([{ isIntersecting }]))
        }
        observe() {}
        disconnect() {}
      },
    )
    await show('one', 'two')
    if (when === 'after') await touch()
    scroll(false)
    await pass(20000)
    expect(current()).toBe('one')
    scroll(true)
    await pass(4000)
    expect(current()).toBe('two')
  })

  it('stands still, without a pause button, for who wants less motion', async () => {
    motion.isReduced = true
    await show('one', 'two')
    await pass(20000)
    expect(current()).toBe('one')
    await touch()
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(current()).toBe('two')
    expect(glides).not.toHaveBeenCalled()
  })

  it('has nothing to press when there is one slide', async () => {
    await show('one')
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.getByRole('link', { name: 'one' })).toBeInTheDocument()
  })
})
