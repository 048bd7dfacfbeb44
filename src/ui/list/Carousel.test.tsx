import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Carousel } from './Carousel.tsx'

const next = vi.hoisted(() => vi.fn())
vi.mock('keen-slider', () => ({
  default: class {
    next = next
    prev() {}
    destroy() {}
  },
}))

const motion = { isReduced: false }

beforeEach(() => {
  vi.useFakeTimers()
  next.mockClear()
  motion.isReduced = false
  vi.stubGlobal('requestIdleCallback', undefined)
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

describe('a carousel', () => {
  it('goes on by itself', async () => {
    await show('one', 'two')
    await pass(8000)
    expect(next).toHaveBeenCalledTimes(2)
  })

  it('stops when paused and goes on when played', async () => {
    await show('one', 'two')
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    await pass(20000)
    expect(next).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    await pass(4000)
    expect(next).toHaveBeenCalledOnce()
  })

  it('waits while a finger holds it', async () => {
    await show('one', 'two')
    fireEvent.pointerDown(screen.getByText('one'))
    await pass(20000)
    expect(next).not.toHaveBeenCalled()
    fireEvent.pointerUp(screen.getByText('one'))
    await pass(4000)
    expect(next).toHaveBeenCalledOnce()
  })

  it('waits while the page is hidden', async () => {
    await show('one', 'two')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await pass(20000)
    expect(next).not.toHaveBeenCalled()
  })

  it('stands still, without a pause button, for who wants less motion', async () => {
    motion.isReduced = true
    await show('one', 'two')
    await pass(20000)
    expect(next).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  })

  it('has nothing to press when there is one slide', async () => {
    await show('one')
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.getByRole('link', { name: 'one' })).toBeInTheDocument()
  })
})
