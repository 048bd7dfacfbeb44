// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EmbedMessage } from '#sandbox/vendor/messages.ts'
import { english as words } from '#sandbox/vendor/client/words.en.ts'
import { openVendor, platform } from '#sandbox/vendor/vendor.testing.ts'

/** In the same order as the vendor's games. */
const kinds = [
  ['slot', () => import('#sandbox/vendor/client/games/slot/main.ts')],
  ['crash', () => import('#sandbox/vendor/client/games/crash/main.ts')],
  ['cards', () => import('#sandbox/vendor/client/games/cards/main.ts')],
  ['bingo', () => import('#sandbox/vendor/client/games/bingo/main.ts')],
  ['match', () => import('#sandbox/vendor/client/games/match/main.ts')],
  ['fishing', () => import('#sandbox/vendor/client/games/fishing/main.ts')],
  ['roulette', () => import('#sandbox/vendor/client/games/roulette/main.ts')],
  ['duel', () => import('#sandbox/vendor/client/games/duel/main.ts')],
  ['e-sports', () => import('#sandbox/vendor/client/games/match/main.ts')],
  ['dice', () => import('#sandbox/vendor/client/games/dice/main.ts')],
  ['andar', () => import('#sandbox/vendor/client/games/andar/main.ts')],
] as const

const longest = 8000
const ofShare = new RegExp(
  [words.share, words.shareFrom].join('|').replaceAll(/\{\d\}/g, '[\\d.]+'),
)
const audio = vi.fn<() => void>()
const one = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const named = (name: string) => one(`button[aria-label="${name}"]`)
const status = () => one('[role=status]').textContent

/** Draws nothing, but takes as long as a real animation would. */
function animate(this: Element, _: unknown, options?: number | KeyframeAnimationOptions) {
  const { duration = 0, iterations = 1, delay = 0 } = typeof options === 'object' ? options : {}
  const end = Number(duration) * iterations + delay
  return { finished: new Promise((resolve) => setTimeout(resolve, end)), cancel: () => undefined }
}

/** Opens the game as the embedding page does. */
async function open(nodeId: number, load: () => Promise<unknown>, free = false) {
  const vendor = await openVendor()
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => vendor.app.request(path, init))
  const said: EmbedMessage[] = []
  const page = { postMessage: (message: EmbedMessage) => said.push(message) }
  vi.stubGlobal('parent', page)
  document.body.dataset['node'] = String(nodeId)
  document.body.dataset['parents'] = platform
  vi.resetModules()
  await load()
  const ticket = await vendor.launch({ nodeId, free })
  const data = { type: 'mela:ticket', ticket, language: 'EN', theme: 'dark', digits: 'latin' }
  const event = new MessageEvent('message', { data, origin: platform })
  Object.defineProperty(event, 'source', { value: page })
  dispatchEvent(event)
  await vi.waitFor(() => expect(said.map(({ type }) => type)).toContain('mela:opened'))
  return { said, clock: vendor.clock }
}

beforeEach(() => {
  document.body.replaceChildren()
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'performance'],
  })
  vi.stubGlobal('AudioContext', audio)
  vi.spyOn(globalThis, 'addEventListener')
  Object.assign(Element.prototype, { animate, getAnimations: () => [] })
})
afterEach(() => {
  // A game's listeners live as long as its page, which all tests here share.
  for (const [type, listener] of vi.mocked(addEventListener).mock.calls)
    removeEventListener(type, listener)
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe.each(kinds.map(([kind, load], place) => [kind, place + 1, load] as const))(
  '%s',
  (_, id, load) => {
    it('is one page with one heading, whose buttons have names', async () => {
      await open(id, load)
      expect(document.querySelectorAll('h1')).toHaveLength(1)
      expect(document.querySelector('header')).toBeNull()
      for (const button of document.querySelectorAll('button'))
        expect(button.getAttribute('aria-label') ?? button.textContent).not.toBe('')
    })

    it('shows its rules, payouts and return', async () => {
      await open(id, load)
      named(words.rules).click()
      const sheet = one('dialog')
      expect(sheet.querySelectorAll('tbody tr').length).toBeGreaterThan(1)
      expect(sheet.textContent).toMatch(/\d.*×|৳/)
      expect(sheet.textContent).toMatch(ofShare)
    })

    it('plays a round by keyboard within 8 s, announces its result, and makes no sound', async () => {
      const { said, clock } = await open(id, load)
      const before = status()
      document.querySelector<HTMLElement>('.cell.red')?.click()
      const choice = document.querySelector<HTMLElement>('[role=radio][aria-checked=true]')
      const key = (target: HTMLElement, name: string) =>
        target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
      if (choice) key(choice, 'ArrowRight')
      key(choice ? one('[role=radio][aria-checked=true]') : document.body, 'Enter')
      expect(said.at(-1)).toEqual({ type: 'mela:round', open: true })
      const begun = performance.now()
      await vi.waitFor(
        async () => {
          clock.at += 100
          await vi.advanceTimersByTimeAsync(100)
          expect(said.at(-1)).toMatchObject({ type: 'mela:round', open: false })
        },
        { timeout: 10_000, interval: 1 },
      )
      expect(performance.now() - begun).toBeLessThanOrEqual(longest)
      expect(status()).toMatch(/won|win|back|burst/i)
      expect(status()).not.toBe(before)
      expect(named(words.sound).getAttribute('aria-pressed')).toBe('false')
      expect(audio).not.toHaveBeenCalled()
    })

    it('lets the player verify its results', async () => {
      await open(id, load)
      named(words.fairness).click()
      one('dialog .second').click()
      await vi.waitFor(() =>
        expect(one('dialog [aria-live]').textContent).toContain(words.fair.matches),
      )
    })
  },
)
