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

describe('a picture that grows', () => {
  it('has the name of the shared part in the old page and in the new one, and never twice', async () => {
    await grow(() => setTimeout(openSheet, 5))
    expect(states).toEqual([['tile'], ['sheet']])
    expect(skipTransition).not.toHaveBeenCalled()
    finish()
    await vi.waitFor(() => expect(named()).toEqual([]))
  })

  it('lets the page change alone where the other picture does not come', async () => {
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
    ['of which there is no tile', () => (document.body.innerHTML = '')],
  ])('stands still %s', async (_, arrange) => {
    arrange()
    const change = vi.fn<() => void>()
    await grow(change)
    expect(change).toHaveBeenCalledOnce()
    expect(states).toEqual([])
  })
})

describe('a game that is left', () => {
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

  it('shrinks into its tile, which gets the focus', async () => {
    await leave()
    expect(states).toEqual([['game'], ['tile']])
    expect(focused()).toBe('BUTTON')
  })

  it('gives the focus back without motion too', async () => {
    document.documentElement.dataset['lite'] = 'on'
    await leave()
    await vi.waitFor(() => expect(focused()).toBe('BUTTON'))
    expect(states).toEqual([])
  })

  it('leaves the picture to a browser that has shown the way back itself', async () => {
    const swipe = (hasUAVisualTransition: boolean) =>
      dispatchEvent(Object.assign(new Event('popstate'), { hasUAVisualTransition }))
    swipe(true)
    await leave()
    expect(states).toEqual([])
    swipe(false)
  })

  it('takes the focus from nobody', async () => {
    await leave(`<input>${lobby}`)
    expect(states).toEqual([['game'], ['tile']])
    expect(focused()).toBe('INPUT')
  })
})
