import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Modal } from '../overlay/Modal.tsx'
import { Carousel } from './Carousel.tsx'

const motion = { isReduced: false }
const glides = vi.fn<Element['animate']>()

beforeEach(() => {
  vi.useFakeTimers()
  glides.mockClear()
  motion.isReduced = false
  vi.stubGlobal('requestIdleCallback', undefined)
  Element.prototype.animate = glides
  Element.prototype.getAnimations = () => []
  vi.stubGlobal('matchMedia', () => ({
    matches: motion.isReduced,
    addEventListener() {},
    removeEventListener() {},
  }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const labels = { pause: 'Pause', play: 'Play', previous: 'Previous', next: 'Next' }
const slide = (key: string) => ({ key, content: <a href={`/${key}`}>{key}</a> })

async function show(...keys: string[]) {
  render(<Carousel label="Offers" labels={labels} slides={keys.map(slide)} autoplay={4000} />)
  await pass(300)
  await act(() => vi.dynamicImportSettled())
}

/** The slide that a player can use. */
const current = () =>
  screen.getAllByRole('link').find((link) => !link.closest('[inert]'))?.textContent

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

  it('moves the slide that goes and the one that comes, by the compositor', async () => {
    await show('one', 'two', 'three')
    await pass(4000)
    const [gone, come] = glides.mock.calls.map(([frames]) => frames)
    expect(gone).toEqual({ translate: ['100%', '0%'] })
    expect(come).toEqual({ translate: ['100%', '0%'] })
  })

  it('stops when paused and goes on when played', async () => {
    await show('one', 'two')
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    await pass(20000)
    expect(current()).toBe('one')
    fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    await pass(4000)
    expect(current()).toBe('two')
  })

  it('goes either way by hand', async () => {
    await show('one', 'two', 'three')
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(current()).toBe('three')
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(current()).toBe('one')
  })

  it('waits while a finger holds it', async () => {
    await show('one', 'two')
    fireEvent.pointerDown(screen.getByText('one'))
    await pass(20000)
    expect(current()).toBe('one')
    fireEvent.pointerUp(screen.getByText('one'))
    await pass(4000)
    expect(current()).toBe('two')
  })

  it('waits while the page is hidden', async () => {
    await show('one', 'two')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await pass(20000)
    expect(current()).toBe('one')
  })

  it('waits under a dialog', async () => {
    await show('one', 'two')
    const { rerender, unmount } = render(<Modal open onClose={() => {}} />)
    await pass(20000)
    expect(current()).toBe('one')
    rerender(<Modal open={false} onClose={() => {}} />)
    await pass(4000)
    expect(current()).toBe('two')
    unmount()
  })

  it('waits outside the viewport', async () => {
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

  it('stands still, without a pause button, for who wants less motion', async () => {
    motion.isReduced = true
    await show('one', 'two')
    await pass(20000)
    expect(current()).toBe('one')
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
