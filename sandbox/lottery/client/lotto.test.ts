// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LottoOpened } from '#sandbox/lottery/state.ts'
import { Lotto } from './lotto.ts'
import { english as words } from './words/words.en.ts'

const minute = 60_000
const numbers = ['11', '3', '25']
const ticket = {
  order: 'o1',
  game: 'mela45',
  issue: '2',
  drawsAt: 0,
  play: 'one',
  content: '3',
  stake: 1000,
  prize: 0,
  status: 'pending',
} as const
const first = { issue: '1', at: 0, numbers: ['1', '2', '4'] }

function opened(): LottoOpened {
  const now = Date.now()
  const game = {
    code: 'mela45',
    names: { en: 'Mela', bn: 'মেলা' },
    kind: 'balls',
    picks: 3,
    of: 45,
    types: ['trad'],
    every: minute,
    next: { index: 3, issue: '3', closesAt: now + minute, drawsAt: now + minute, commitment: '' },
    drawn: [first],
    yesterday: { seed: '', commitment: '', first },
  } as const
  const stakes = { least: 500, most: 100_000 }
  return { session: 's', vendor: 'LOTT', stakes, now, balance: 0, games: [game], tickets: [ticket] }
}

const afterDraw = () => {
  const state = opened()
  const [game] = state.games
  const drawn = [{ issue: '2', at: 0, numbers }, first]
  const won = { ...ticket, status: 'won', prize: 12_000 } as const
  return { ...state, balance: 12_000, games: game ? [{ ...game, drawn }] : [], tickets: [won] }
}

const landings: (() => void)[] = []
const finish = () => landings.forEach((land) => land())
function animate(options: KeyframeAnimationOptions) {
  const end = Number(options.duration) + Number(options.delay ?? 0)
  const finished = new Promise<void>((resolve) => {
    landings.push(resolve)
    setTimeout(resolve, end)
  })
  return { finished }
}

const say = vi.fn<() => void>()
const one = (selector: string) => document.querySelector(selector)?.textContent ?? ''
const lit = () => Array.from(document.querySelectorAll('.board [data-own]'), (b) => b.textContent)

beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren()
  Object.assign(Element.prototype, {
    animate: (_: unknown, options: KeyframeAnimationOptions) => animate(options),
    getAnimations: () => [{ finish }],
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function drawOnce() {
  const server = { state: () => Promise.resolve(afterDraw()), buy: () => Promise.reject() }
  const host = { say, ticket: () => Promise.reject(), settings: () => Promise.reject() }
  new Lotto({ words, host, opened: opened(), server })
  say.mockClear()
  await vi.advanceTimersByTimeAsync(11_000)
}

it('a result is announced after its last ball, with the player’s numbers marked', async () => {
  await drawOnce()
  expect(document.querySelectorAll('.board .ball')).toHaveLength(3)
  expect([one('.status'), one('.balance'), lit()]).toEqual(['', '৳0.00', []])
  expect(say).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2500)
  expect([one('.status'), one('.balance'), lit()]).toEqual(['You won ৳120.00', '৳120.00', ['3']])
  expect(say).toHaveBeenCalledWith({ type: 'mela:balance' })
})

it('the result is announced at once when the player skips the animation', async () => {
  await drawOnce()
  const skip = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Skip')
  expect(skip).toBeDefined()
  skip?.click()
  await vi.advanceTimersByTimeAsync(0)
  expect(one('.status')).toBe('You won ৳120.00')
  expect(skip?.isConnected).toBe(false)
})
