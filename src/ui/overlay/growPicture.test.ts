import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { growPicture, sheetPicture, shrinkPicture, tilePicture } from './growPicture.ts'

const named = () =>
  [...document.querySelectorAll<HTMLElement>('button, [data-shared-picture]')]
    .filter(({ style }) => style.viewTransitionName === 'game-picture')
    .map(({ textContent }) => textContent)

let states: string[][]
let finish: () => void
const skipTransition = vi.fn<() => void>()

beforeEach(() => {
  states = []
  document.body.innerHTML = '<ul><li data-node-id="7"><button>tile</button></li></ul>'
  const finished = new Promise<void>((resolve) => (finish = resolve))
  Object.defineProperty(document, 'startViewTransition', {
    configurable: true,
    value: (update: () => Promise<void>) => {
      states.push(named())
      const updateCallbackDone = Promise.resolve()
        .then(update)
        .then(() => void states.push(named()))
      const ready = Promise.reject(new Error('skipped'))
      return { finished, ready, updateCallbackDone, skipTransition }
    },
  })
})
afterEach(() => {
  skipTransition.mockClear()
  Reflect.deleteProperty(document, 'startViewTransition')
  delete document.documentElement.dataset['lite']
  document.body.innerHTML = ''
})

const openSheet = () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.innerHTML = '<div data-shared-picture="sheet">sheet</div>'
  dialog.open = true
}
const grow = (change: () => unknown) =>
  growPicture({ from: tilePicture('7'), to: sheetPicture, change })

describe('the picture transition to another page', () => {
  it('has the view-transition name once, in the old and the new page', async () => {
    await grow(() => setTimeout(openSheet, 5))
    expect(states).toEqual([['tile'], ['sheet']])
    expect(skipTransition).not.toHaveBeenCalled()
    finish()
    await vi.waitFor(() => expect(named()).toEqual([]))
  })

  it('is skipped when the other picture does not appear', async () => {
    vi.useFakeTimers()
    const change = vi.fn<() => void>()
    const grown = grow(change)
    await vi.advanceTimersByTimeAsync(200)
    await grown
    expect(change).toHaveBeenCalledOnce()
    expect(states).toEqual([['tile'], []])
    expect(skipTransition).toHaveBeenCalledOnce()
  })

  it.each([
    ['in lite mode', () => (document.documentElement.dataset['lite'] = 'on')],
    ['with reduced motion', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
    ['without a tile', () => (document.body.innerHTML = '')],
  ])('does not animate %s', async (_, arrange) => {
    arrange()
    const change = vi.fn<() => void>()
    await grow(change)
    expect(change).toHaveBeenCalledOnce()
    expect(states).toEqual([])
  })
})

describe('leaving a game', () => {
  const lobby = '<ul><li data-node-id="7"><button>tile</button></li></ul>'
  const leave = (page = lobby) => {
    document.body.innerHTML = '<div data-shared-picture="embed">game</div>'
    return shrinkPicture(
      () => tilePicture('7'),
      () => {
        document.body.innerHTML = page
        document.querySelector('input')?.focus()
      },
    )
  }
  const focused = () => document.activeElement?.tagName

  it('shrinks the picture into its tile, which gets the focus', async () => {
    await leave()
    expect(states).toEqual([['game'], ['tile']])
    expect(focused()).toBe('BUTTON')
  })

  it('restores the focus without motion, too', async () => {
    document.documentElement.dataset['lite'] = 'on'
    await leave()
    await vi.waitFor(() => expect(focused()).toBe('BUTTON'))
    expect(states).toEqual([])
  })

  it('does not animate after the browser’s own back animation', async () => {
    const swipe = (hasUAVisualTransition: boolean) =>
      dispatchEvent(Object.assign(new Event('popstate'), { hasUAVisualTransition }))
    swipe(true)
    await leave()
    expect(states).toEqual([])
    swipe(false)
  })

  it('does not take the focus from another element', async () => {
    await leave(`<input>${lobby}`)
    expect(states).toEqual([['game'], ['tile']])
    expect(focused()).toBe('INPUT')
  })
})
