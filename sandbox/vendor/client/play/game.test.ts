// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import type { EmbedMessage } from '#sandbox/vendor/messages.ts'
import type { Opened } from '#sandbox/vendor/wire.ts'
import { Game } from './game.ts'
import type { GameView } from '#sandbox/vendor/client/gameView.ts'
import { english as words } from '#sandbox/vendor/client/words.en.ts'

const fairness = { commitment: 'c', clientSeed: 's', nonce: 0 }
const standing = { balance: 100_00, fairness, terms: null }

const view = (): GameView<null, null> => ({
  element: document.createElement('div'),
  texts: { ready: 'Choose.', act: 'Spin', busy: 'The reels turn …' },
  begin: () => undefined,
  show: async () => 'No win',
  rules: () => [],
})

function open(free: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  document.body.replaceChildren()
  const spins: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    spins.push(path)
    return Response.json({ ...standing, stake: 100, payout: 0, outcome: null, digest: '' })
  })
  const said: EmbedMessage[] = []
  const heard: string[] = []
  const opened: Opened<null> = {
    ...standing,
    nodeId: 1,
    session: 's',
    names: { en: 'Lantern Loot', bn: '' },
    free,
    stakes: [100],
  }
  const host = {
    say: (message: EmbedMessage) => said.push(message),
    ticket: vi.fn<never>(),
    settings: vi.fn<never>(),
  }
  const game = new Game({ words, host, opened, view: view() })
  const status = document.querySelector('[role=status]')
  if (!status) throw new Error('nothing is announced')
  new MutationObserver(() => heard.push(status.textContent)).observe(status, { childList: true })
  return { game, spins, said, heard }
}

afterEach(() => vi.unstubAllGlobals())

it('the first round of free play starts by itself, with a message', async () => {
  const { game, spins, said, heard } = open(true)
  await game.beginByItself()
  expect(spins).toEqual(['/spin'])
  expect(said).toContainEqual({ type: 'mela:round', open: true })
  expect(heard[0]).toBe('Try free: the first round starts automatically. The reels turn …')
  expect(heard.at(-1)).toBe('No win')
})

it('no round for money starts by itself', async () => {
  const { game, spins, said } = open(false)
  await game.beginByItself()
  expect(spins).toEqual([])
  expect(said).toEqual([])
})

it('a player who starts it first plays one round', async () => {
  const { game, spins } = open(true)
  const beginning = game.beginByItself()
  document.querySelector<HTMLElement>('.play')?.click()
  await beginning
  expect(spins).toEqual(['/spin'])
})
