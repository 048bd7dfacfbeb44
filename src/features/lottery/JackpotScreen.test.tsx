import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearStage, platform, setStage, visit } from '../games/testing.tsx'
import { JackpotScreen } from './JackpotScreen.tsx'
import { base } from './lottery.testing.ts'

beforeEach(() => setStage())
afterEach(async () => {
  await clearStage()
})

describe('the jackpots', () => {
  const pool = {
    poolId: 'grand',
    name: 'Nagordola Grand',
    amount: '3410066.75',
    mustDropBy: 1,
    lastWin: { user: 'ra***7', amount: '500.00', time: 1 },
    games: [{ nodeId: 7, gameName: 'Jatra Palace', vassalage: 'PADMA', gameType: 'RNG' }],
  }

  it('are live when the platform has just told them', async () => {
    platform({ ...base, '/lgw/jackpot/list': () => ({ list: [pool] }) })
    await visit(<JackpotScreen />)
    const card = await screen.findByRole('article', { name: 'Nagordola Grand' })
    expect(card).toHaveTextContent('৳34,10,066.75')
    expect(card).toHaveTextContent('৳500.00 · ra***7')
    expect(within(card).getByRole('link', { name: /Jatra Palace/ })).toBeVisible()
    expect(screen.getByText('Live')).toBeVisible()
  })

  it('say of when they are, once the network is gone', async () => {
    platform({ ...base, '/lgw/jackpot/list': () => ({ list: [pool] }) })
    await visit(<JackpotScreen />)
    expect(await screen.findByText('Live')).toBeVisible()
    vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: false } }))
    act(() => void dispatchEvent(new Event('offline')))
    expect(screen.getByText(/^Not live, as of \d\d:\d\d$/)).toBeVisible()
    expect(screen.getByRole('article', { name: 'Nagordola Grand' })).toBeVisible()
  })

  it('say so when there are none', async () => {
    platform({ ...base, '/lgw/jackpot/list': () => ({ list: [] }) })
    await visit(<JackpotScreen />)
    expect(await screen.findByText('No jackpot is running')).toBeVisible()
  })
})
