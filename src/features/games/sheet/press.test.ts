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

describe('a touch on a game', () => {
  it('opens its sheet after 370 ms, and lifting the finger then opens nothing', () => {
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
  ])('that %s does not open the sheet', (_, change) => {
    point('pointerdown', part('play'))
    vi.advanceTimersByTime(200)
    change()
    vi.advanceTimersByTime(1000)
    expect(asked).not.toHaveBeenCalled()
  })

  it('may move slightly', () => {
    point('pointerdown', part('play'))
    point('pointermove', part('play'), { clientX: 54 })
    vi.advanceTimersByTime(400)
    expect(asked).toHaveBeenCalledOnce()
  })

  it.each([
    ['the star', () => part('star'), {}],
    ['something other than a game', () => document.querySelector('p') ?? document.body, {}],
    ['a game with the other button', () => part('play'), { button: 2 }],
    ['a game with a second finger', () => part('play'), { isPrimary: false }],
  ])('on %s does not open the sheet', (_, target, init) => {
    point('pointerdown', target(), init)
    vi.advanceTimersByTime(1000)
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('without touch', () => {
  const menu = () => new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
  const enter = (altKey: boolean) =>
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'Enter', altKey })

  it('a right click or the menu key opens the sheet instead of the browser’s menu', () => {
    const event = menu()
    part('play').dispatchEvent(event)
    expect(asked).toHaveBeenCalledWith('7', 'other')
    expect(event.defaultPrevented).toBe(true)
  })

  it('the context menu event after a long press does not open it again', () => {
    point('pointerdown', part('play'))
    vi.advanceTimersByTime(400)
    part('play').dispatchEvent(menu())
    expect(asked).toHaveBeenCalledOnce()
  })

  it('the browser’s menu works outside games', () => {
    const event = menu()
    document.body.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })

  it('Alt+Enter opens the sheet, Enter does not, and a focused game announces it', () => {
    part('play').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(part('play')).toHaveAttribute('aria-keyshortcuts', 'Alt+Enter')
    part('play').dispatchEvent(enter(false))
    expect(asked).not.toHaveBeenCalled()
    part('play').dispatchEvent(enter(true))
    expect(asked).toHaveBeenCalledWith('7', 'other')
  })

  it('a keyboard click works right after a long press', () => {
    point('pointerdown', part('play'))
    vi.advanceTimersByTime(400)
    part('play').click()
    expect(clicked).toHaveBeenCalledOnce()
  })
})
