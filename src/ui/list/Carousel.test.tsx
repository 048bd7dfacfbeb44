import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Modal } from '#ui/overlay/Modal.tsx'
import { inEnglish } from '#testing/inEnglish.tsx'
import { Carousel } from './Carousel.tsx'

const motion = { isReduced: false }

const glides = vi.fn<Element['animate']>()
const finish = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  motion.isReduced = false
  const animation = Object.assign(new Animation(), { finish })
  vi.spyOn(Element.prototype, 'animate').mockImplementation(glides.mockReturnValue(animation))
  vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue([animation])
  vi.stubGlobal('matchMedia', () => ({
    matches: motion.isReduced,
    addEventListener() {},
    removeEventListener() {},
  }))
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const slide = (key: string) => ({ key, content: <a href={`/${key}`}>{key}</a> })

const carouselOf = (keys: readonly string[], isDue: boolean) => (
  <Carousel label="Offers" slides={keys.map(slide)} autoplay={4000} isDue={isDue} />
)

/** With the slider loaded. */
async function show(...keys: string[]) {
  const { rerender } = render(carouselOf(keys, true), inEnglish)
  await act(() => vi.dynamicImportSettled())
  return (...others: string[]) => rerender(carouselOf(others, true))
}

/** The slides that are not inert. */
const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => !link.closest('[inert]'))
    .map((link) => link.textContent)
    .join()

describe('a carousel', () => {
  it('advances by itself, in a loop', async () => {
    await show('one', 'two', 'three')
    const seen = []
    for (let slides = 0; slides < 4; slides += 1) {
      seen.push(current())
      await pass(4000)
    }
    expect(seen).toEqual(['one', 'two', 'three', 'one'])
  })

  it('stays on its first slide until the interval', async () => {
    const { rerender } = render(carouselOf(['one', 'two'], false), inEnglish)
    await act(() => vi.dynamicImportSettled())
    await pass(20000)
    expect(current()).toBe('one')
    expect(screen.queryAllByRole('button')).toEqual([])
    rerender(carouselOf(['one', 'two'], true))
    await act(() => vi.dynamicImportSettled())
    await pass(4000)
    expect(current()).toBe('two')
  })

  it('starts again with other slides', async () => {
    const change = await show('one', 'two', 'three')
    await pass(8000)
    expect(current()).toBe('three')
    finish.mockClear()
    change('four', 'five')
    expect(finish).toHaveBeenCalledTimes(3)
    await act(() => vi.dynamicImportSettled())
    expect(current()).toBe('four')
    await pass(4000)
    expect(current()).toBe('five')
  })

  it('animates on the compositor, also from the last slide to the first', async () => {
    await show('one', 'two')
    const path = (from: string, to: string) => ({
      translate: [from, to, to],
      offset: [0, 400 / 60_400, 1],
      easing: 'ease-in-out',
    })
    await pass(4000)
    expect(glides.mock.calls).toEqual(Array(2).fill([path('100%', '0%'), 60_400]))
    glides.mockClear()
    await pass(4000)
    expect(glides.mock.calls.map(([frames]) => frames)).toEqual([
      path('-100%', '-200%'),
      path('100%', '0%'),
    ])
  })

  it('ends compositor animations when it follows a finger or stops', async () => {
    await show('one', 'two')
    await pass(4000)
    finish.mockClear()
    fireEvent.touchStart(screen.getByText('two'))
    expect(finish).toHaveBeenCalledTimes(2)
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    expect(finish).toHaveBeenCalledTimes(4)
  })

  it('stops when paused and goes on when played', async () => {
    await show('one', 'two')
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    await pass(20000)
    expect(current()).toBe('one')
    fireEvent.click(screen.getByRole('button', { name: 'Resume' }))
    await pass(4000)
    expect(current()).toBe('two')
  })

  it('can be moved in both directions by hand', async () => {
    await show('one', 'two', 'three')
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(current()).toBe('three')
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(current()).toBe('one')
  })

  it('pauses while it is touched', async () => {
    await show('one', 'two')
    fireEvent.pointerDown(screen.getByText('one'))
    await pass(20000)
    expect(current()).toBe('one')
    fireEvent.pointerUp(screen.getByText('one'))
    await pass(4000)
    expect(current()).toBe('two')
  })

  it('pauses while the page is hidden', async () => {
    await show('one', 'two')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await pass(20000)
    expect(current()).toBe('one')
  })

  it('pauses under a dialog', async () => {
    await show('one', 'two')
    const { rerender, unmount } = render(<Modal open onClose={() => {}} />)
    await pass(20000)
    expect(current()).toBe('one')
    rerender(<Modal open={false} onClose={() => {}} />)
    await pass(4000)
    expect(current()).toBe('two')
    unmount()
  })

  it('pauses outside the viewport', async () => {
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
    scroll(false)
    await pass(20000)
    expect(current()).toBe('one')
    scroll(true)
    await pass(4000)
    expect(current()).toBe('two')
  })

  it('does not move, without a pause button, with reduced motion', async () => {
    motion.isReduced = true
    await show('one', 'two')
    await pass(20000)
    expect(current()).toBe('one')
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(current()).toBe('two')
    expect(glides).not.toHaveBeenCalled()
  })

  it('has no controls with one slide', async () => {
    await show('one')
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.getByRole('link', { name: 'one' })).toBeInTheDocument()
  })
})
