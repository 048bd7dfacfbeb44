import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchPresses } from './press.ts'

const asked = vi.fn<(id: string, how: 'touch' | 'other') => void>()
const clicked = vi.fn<() => void>()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<p></p><ul><li data-node-id="7">
    <button id="play">Kite</button><button id="star" aria-pressed="false">Star</button></li></ul>`
  part('play').addEventListener('click', clicked)
  stop = watchPresses(asked)
})
afterEach(() => stop())

const part = (id: string) => document.getElementById(id) ?? document.body
const point = (type: string, target: Element, change: PointerEventInit = {}) =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, isPrimary: true, clientX: 50, clientY: 50, ...change }),
  )
const tap = (target: Element) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))

describe('a finger on a game', () => {
  it('asks about it after 370 ms, and leaving it then opens nothing else', () => {
    point('pointerdown', part('play'))
    vi.advanceTimersByTime(369)
    expect(asked).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(asked).toHaveBeenCalledWith('7', 'touch')
    point('pointerup', part('play'))
    tap(part('play'))
    expect(clicked).not.toHaveBeenCalled()
    point('pointerdown', part('play'))
    point('pointerup', part('play'))
    tap(part('play'))
    expect(clicked).toHaveBeenCalledOnce()
  })

  it.each([
    ['leaves before', () => point('pointerup', part('play'))],
    ['scrolls', () => point('pointermove', part('play'), { clientY: 80 })],
    ['is taken for a scroll', () => point('pointercancel', part('play'))],
  ])('that %s asks nothing', (_, change) => {
    point('pointerdown', part('play'))
    vi.advanceTimersByTime(200)
    change()
    vi.advanceTimersByTime(1000)
    expect(asked).not.toHaveBeenCalled()
  })

  it('may tremble', () => {
    point('pointerdown', part('play'))
    point('pointermove', part('play'), { clientX: 54 })
    vi.advanceTimersByTime(400)
    expect(asked).toHaveBeenCalledOnce()
  })

  it.each([
    ['the star', () => part('star'), {}],
    ['what is no game', () => document.querySelector('p') ?? document.body, {}],
    ['a game with the other button', () => part('play'), { button: 2 }],
    ['a game with a second finger', () => part('play'), { isPrimary: false }],
  ])('on %s asks nothing', (_, target, init) => {
    point('pointerdown', target(), init)
    vi.advanceTimersByTime(1000)
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('without a finger', () => {
  const menu = () => new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
  const enter = (altKey: boolean) =>
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'Enter', altKey })

  it('a right click or the menu key asks, and the browser keeps its own menu', () => {
    const event = menu()
    part('play').dispatchEvent(event)
    expect(asked).toHaveBeenCalledWith('7', 'other')
    expect(event.defaultPrevented).toBe(true)
  })

  it('the menu that follows a long press asks no second time', () => {
    point('pointerdown', part('play'))
    vi.advanceTimersByTime(400)
    part('play').dispatchEvent(menu())
    expect(asked).toHaveBeenCalledOnce()
  })

  it('the page keeps its menu beside games', () => {
    const event = menu()
    document.body.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })

  it('Alt and Enter ask, Enter alone does not, and a game says so when it has the focus', () => {
    part('play').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(part('play')).toHaveAttribute('aria-keyshortcuts', 'Alt+Enter')
    part('play').dispatchEvent(enter(false))
    expect(asked).not.toHaveBeenCalled()
    part('play').dispatchEvent(enter(true))
    expect(asked).toHaveBeenCalledWith('7', 'other')
  })

  it('the keyboard may click right after a long press', () => {
    point('pointerdown', part('play'))
    vi.advanceTimersByTime(400)
    part('play').click()
    expect(clicked).toHaveBeenCalledOnce()
  })
})
