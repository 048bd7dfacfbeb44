import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { useState } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { isBusy } from '#device/page/busy.ts'
import { confirmationAtom } from '#ui/overlay/confirmation.ts'
import { wireGame } from '#testing/games.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { LaunchScreen } from './LaunchScreen.tsx'
import { embedPermissions } from '#ui/feedback/embedPermissions.ts'

setUp()
beforeEach(() => logIn())

const origin = 'https://games.example'
const search = { gameId: '7', vassalage: 'PADMA', gameCategory: 'RNG' } as const
const ticket = 'a-ticket-of-sixteen'
let launches = 0
const base = {
  '/wps/system/status': () => ({ info: { gameHosts: [origin] }, serverTime: 1 }),
  '/wps/game/launch': () => ({
    url: `${origin}/play/PADMA/7`,
    ticket: `${ticket}-${(launches += 1)}`,
    expiresAt: 60_000,
    gameName: 'লণ্ঠন লুট',
  }),
  '/lgw/game/info': () => wireGame(7, { gameName: 'Lantern Loot' }),
  '/wps/game/recent/add': () => ({ success: true }),
  '/wps/wallet': () => ({ sumBalance: '1.00', currencySymbol: '৳', currency: 'BDT' }),
}

async function play(answers: Parameters<typeof platform>[0] = base) {
  const asked = platform(answers)
  const { at } = await visit(<LaunchScreen search={search} />)
  return { asked, at }
}

async function frame() {
  const element = await waitFor(() => {
    const found = document.querySelector('iframe')
    if (!found) throw new Error('no frame yet')
    return found
  })
  const vendor = { postMessage: vi.fn<Window['postMessage']>() }
  Object.defineProperty(element, 'contentWindow', { value: vendor, configurable: true })
  const say = (data: unknown, from = origin, source: unknown = vendor) =>
    act(async () => {
      const event = new MessageEvent('message', { data, origin: from })
      Object.defineProperty(event, 'source', { value: source })
      window.dispatchEvent(event)
    })
  return { element, vendor, say }
}

describe('a game', () => {
  it('runs in a sandboxed frame whose address has no ticket', async () => {
    await play()
    const { element } = await frame()
    expect(element).toHaveAttribute('src', `${origin}/play/PADMA/7`)
    expect(element).toHaveAttribute('sandbox', embedPermissions.sandbox.join(' '))
    expect(element).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(document.body.innerHTML).not.toContain(ticket)
    expect(isBusy()).toBe(true)
  })

  it('receives its ticket once, only at its origin, with the text direction', async () => {
    document.documentElement.style.direction = 'rtl'
    onTestFinished(() => document.documentElement.removeAttribute('style'))
    await play()
    const { vendor, say } = await frame()
    await say({ type: 'mela:ready' })
    expect(vendor.postMessage).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        type: 'mela:ticket',
        ticket: expect.stringContaining(ticket),
        direction: 'rtl',
        theme: 'dark',
      }),
      origin,
    )
    await say({ type: 'mela:ready' })
    expect(vendor.postMessage).toHaveBeenCalledOnce()
    expect(screen.getByRole('alert')).toHaveTextContent('This game session has ended')
  })

  it.each([
    ['free play', true],
    ['money', false],
  ])('for %s starts its first round by itself, or waits for the player', async (_, free) => {
    platform(base)
    await visit(<LaunchScreen search={{ ...search, free }} />)
    const { vendor, say } = await frame()
    await say({ type: 'mela:ready' })
    expect(vendor.postMessage).toHaveBeenCalledWith(
      expect.objectContaining({ begins: free }),
      origin,
    )
  })

  it('for real money asks before leaving during a round', async () => {
    const { at } = await play()
    const { say } = await frame()
    await say({ type: 'mela:opened' })
    await say({ type: 'mela:round', open: true })
    fireEvent.click(screen.getByRole('button', { name: 'Exit game' }))
    const question = () => getDefaultStore().get(confirmationAtom)
    await waitFor(() => expect(question()?.title).toBe('Leave this round?'))
    expect(at()).toBe('/')
    await act(async () => question()?.answer(true))
    await waitFor(() => expect(at()).toBe('/m/home'))
  })

  it('of free play can be left without a question', async () => {
    platform(base)
    const { at } = await visit(<LaunchScreen search={{ ...search, free: true }} />)
    const { say } = await frame()
    await say({ type: 'mela:opened' })
    await say({ type: 'mela:round', open: true })
    fireEvent.click(screen.getByRole('button', { name: 'Exit game' }))
    await waitFor(() => expect(at()).toBe('/m/home'))
  })

  it.each([
    ['another origin', { type: 'mela:ready' }, 'https://evil.example', undefined],
    ['another window', { type: 'mela:ready' }, origin, {}],
    ['nobody knows what', { type: 'mela:give' }, origin, undefined],
    ['no message at all', 'ready', origin, undefined],
  ])('ignores %s', async (_, data, from, source) => {
    await play()
    const { vendor, say } = await frame()
    await say(data, from, source ?? vendor)
    expect(vendor.postMessage).not.toHaveBeenCalled()
  })

  it('removes the cover when it is visible, and is stored as recent', async () => {
    const { asked } = await play()
    const { say } = await frame()
    expect(screen.getByText('Opening the game…')).toBeVisible()
    await say({ type: 'mela:opened' })
    expect(screen.queryByText('Opening the game…')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Lantern Loot' })).toBeVisible()
    expect(screen.getByRole('timer', { name: 'Time played' })).toHaveTextContent('0:00')
    await waitFor(() =>
      expect(asked.some((line) => line.startsWith('GET /wps/game/recent/add?nodeId=7'))).toBe(true),
    )
  })

  it('opened after another one starts afresh with its own ticket', async () => {
    function Following() {
      const [gameId, setGameId] = useState('7')
      return (
        <>
          <button onClick={() => setGameId('8')}>Another game</button>
          <LaunchScreen search={{ ...search, gameId }} />
        </>
      )
    }
    platform(base)
    await visit(<Following />)
    const first = await frame()
    await first.say({ type: 'mela:ready' })
    await first.say({ type: 'mela:opened' })
    fireEvent.click(screen.getByRole('button', { name: 'Another game' }))
    await waitFor(() => expect(first.element).not.toBeInTheDocument())
    const second = await frame()
    await second.say({ type: 'mela:ready' })
    expect(second.vendor.postMessage).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('Opening the game…')).toBeVisible()
  })

  it('requests a new ticket for every retry', async () => {
    await play()
    const first = await frame()
    await first.say({ type: 'mela:failed', code: 'network' })
    expect(screen.getByRole('alert')).toHaveTextContent('lost its connection')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    const second = await frame()
    await second.say({ type: 'mela:ready' })
    const given = second.vendor.postMessage.mock.calls[0]?.[0]
    expect(given).toMatchObject({ ticket: `${ticket}-${launches}` })
  })

  it('that is refused shows the reason and a way back', async () => {
    await play({ ...base, '/wps/game/launch': () => new Refused(409, 'game_unavailable') })
    expect(await screen.findByRole('alert')).toHaveTextContent('This game is closed right now')
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Report' })).toBeVisible()
  })

  it.each([null, {}, { url: '' }])('shows the error for the answer %j', async (answer) => {
    await play({ ...base, '/wps/game/launch': () => answer })
    expect(await screen.findByRole('alert')).toHaveTextContent('The requested url is empty')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('at an unknown host is not opened', async () => {
    await play({
      ...base,
      '/wps/system/status': () => ({ info: { gameHosts: ['https://x.example'] }, serverTime: 1 }),
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('an unknown address')
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('that does not load within 12 s offers a retry, a way back and a report', async () => {
    vi.useFakeTimers()
    await play({})
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await act(async () => vi.advanceTimersByTimeAsync(12_100))
    expect(screen.getByText(/taking longer than usual/)).toBeVisible()
    for (const name of ['Try again', 'Back', 'Report'])
      expect(screen.getByRole('button', { name })).toBeVisible()
  })

  it('links to the cashier when the balance is empty, and from there back', async () => {
    const { at } = await play()
    const { say } = await frame()
    await say({ type: 'mela:deposit' })
    await waitFor(() => expect(at()).toBe('/m/voucherCenter?next=%2F'))
  })

  it.each([
    ['pays more than was staked', { open: false, netWin: true }, 1],
    ['pays less', { open: false, netWin: false }, 0],
    ['has no result', { open: false }, 0],
    ['only begins', { open: true, netWin: true }, 0],
  ])('vibrates the phone, or not, when a round %s', async (_, round, times) => {
    const vibrate = vi.fn<Navigator['vibrate']>()
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
    await play()
    const { say } = await frame()
    await say({ type: 'mela:opened' })
    await say({ type: 'mela:round', ...round })
    expect(vibrate).toHaveBeenCalledTimes(times)
    Reflect.deleteProperty(navigator, 'vibrate')
  })

  it('can be left by its own exit button', async () => {
    const { at } = await play()
    const { say } = await frame()
    await say({ type: 'mela:exit' })
    await waitFor(() => expect(at()).toBe('/m/home'))
  })
})
