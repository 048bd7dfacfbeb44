import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { isBusy } from '#device/page/busy.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { StartScreen } from './StartScreen.tsx'
import { lotteryAnswers, site } from '#features/lottery/lottery.testing.ts'
import { embedPermissions } from '#ui/feedback/embedPermissions.ts'

setUp()

describe('a lottery page', () => {
  const origin = 'https://games.example'
  const launch = () => ({
    url: `${origin}/lotto/LOTT/padma3`,
    ticket: 'a-ticket-of-sixteen',
    expiresAt: 60_000,
    gameName: 'Padma 3D',
  })
  const show = async (search: object, answers = {}) => {
    const asked = platform({ ...lotteryAnswers, '/wps/lottery/launch': launch, ...answers })
    return { asked, ...(await visit(<StartScreen search={search as never} />)) }
  }
  const frame = () => waitFor(() => {
    const found = document.querySelector('iframe')
    if (!found) throw new Error('no frame yet')
    return found
  }) // prettier-ignore

  it('runs in a sandboxed frame whose address has no ticket', async () => {
    logIn()
    const { asked } = await show({
      prize_mode: 'LOTT',
      gameId: 'padma3',
      playType: 'ent',
      mui: '2',
    })
    const element = await frame()
    expect(element).toHaveAttribute('src', `${origin}/lotto/LOTT/padma3`)
    expect(element).toHaveAttribute('sandbox', embedPermissions.sandbox.join(' '))
    expect(element).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(document.body.innerHTML).not.toContain('a-ticket-of-sixteen')
    expect(isBusy()).toBe(true)
    expect(asked.find((line) => line.includes('/wps/lottery/launch'))).toContain(
      'gameCode=padma3&mui=2&playType=ent&prizeMode=LOTT&vendor=LOTT',
    )
  })

  it('has the name of the lists', async () => {
    logIn()
    await show({ prize_mode: 'LOTT', gameId: 'padma3' })
    expect(await screen.findByTitle('Game padma3')).toBe(await frame())
    expect(screen.getByText('Game padma3')).toBeVisible()
    expect(screen.queryByText('Padma 3D')).not.toBeInTheDocument()
  })

  it('opened after another one has a new frame', async () => {
    function Following() {
      const [gameId, setGameId] = useState('padma3')
      return (
        <>
          <button onClick={() => setGameId('padma4')}>Another lottery</button>
          <StartScreen search={{ prize_mode: 'LOTT', gameId }} />
        </>
      )
    }
    logIn()
    platform({ ...lotteryAnswers, '/wps/lottery/launch': launch })
    await visit(<Following />)
    const first = await frame()
    fireEvent.click(screen.getByRole('button', { name: 'Another lottery' }))
    await waitFor(() => expect(first).not.toBeInTheDocument())
    expect(await frame()).toHaveAttribute('src', launch().url)
  })

  it('is launched once, though other parts of its address change', async () => {
    function Changing() {
      const [pageBack, setPageBack] = useState<string>()
      return (
        <>
          <button onClick={() => setPageBack('1')}>Another way back</button>
          <StartScreen search={{ prize_mode: 'LOTT', gameId: 'padma3', pageBack }} />
        </>
      )
    }
    logIn()
    const asked = platform({ ...lotteryAnswers, '/wps/lottery/launch': launch })
    await visit(<Changing />)
    const first = await frame()
    fireEvent.click(screen.getByRole('button', { name: 'Another way back' }))
    await act(async () => undefined)
    expect(await frame()).toBe(first)
    expect(asked.filter((line) => line.includes('/wps/lottery/launch'))).toHaveLength(1)
  })

  it('receives its ticket once, only at its origin', async () => {
    logIn()
    await show({ prize_mode: 'LOTT' })
    const element = await frame()
    const vendor = { postMessage: vi.fn<Window['postMessage']>() }
    Object.defineProperty(element, 'contentWindow', { value: vendor })
    const say = (from: string) =>
      act(async () => {
        const event = new MessageEvent('message', { data: { type: 'mela:ready' }, origin: from })
        Object.defineProperty(event, 'source', { value: vendor })
        window.dispatchEvent(event)
      })
    await say('https://evil.example')
    expect(vendor.postMessage).not.toHaveBeenCalled()
    await say(origin)
    await say(origin)
    expect(vendor.postMessage).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: 'mela:ticket', ticket: 'a-ticket-of-sixteen' }),
      origin,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('This lottery session has ended')
  })

  it.each([
    ['home', '/m/home'],
    [undefined, '/m/game'],
  ])('with pageBack %s closes to %s', async (pageBack, path) => {
    logIn()
    const { at } = await show({ prize_mode: 'SEA', pageBack })
    fireEvent.click(await screen.findByRole('button', { name: 'Close the lottery' }))
    await waitFor(() => expect(at()).toBe(path))
  })

  it('closes to the previous page, whatever pageBack says', async () => {
    logIn()
    const { at, go } = await show({ prize_mode: 'SEA', pageBack: 'home' })
    await go('/?again=1')
    fireEvent.click(await screen.findByRole('button', { name: 'Close the lottery' }))
    await waitFor(() => expect(at()).toBe('/'))
  })

  it('is open to trial players, who have play money of their own', async () => {
    logIn(4)
    await show({ prize_mode: 'SEA' })
    expect(await frame()).toBeVisible()
  })

  it('that is refused shows the reason and a way back', async () => {
    logIn()
    await show(
      { prize_mode: 'SEA' },
      { '/wps/lottery/launch': () => new Refused(503, 'game_unavailable') },
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('This game is closed right now')
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible()
  })

  it('says so when the answer has no address', async () => {
    logIn()
    await show({ prize_mode: 'SEA' }, { '/wps/lottery/launch': () => ({ ...launch(), url: '' }) })
    expect(await screen.findByRole('alert')).toHaveTextContent('The requested url is empty')
  })

  it('is closed, with a way back, when the merchant has switched the lottery off', async () => {
    logIn()
    const { at } = await show(
      { prize_mode: 'SEA' },
      { '/wps/system/status': site({ LOTT3: false }) },
    )
    expect(await screen.findByText('The lottery is not available on this site')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Close the lottery' }))
    await waitFor(() => expect(at()).toBe('/m/game'))
  })

  it('that does not load within 12 s offers a retry, a way back and a report', async () => {
    vi.useFakeTimers()
    logIn()
    const { at } = await show(
      { prize_mode: 'LOTT' },
      { '/wps/lottery/launch': () => new Promise(() => undefined) },
    )
    const pass = (time: number) => act(async () => vi.advanceTimersByTimeAsync(time))
    await pass(1000)
    expect(screen.getByText('Opening the lottery…')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await pass(12_100)
    expect(screen.getByText(/taking longer than usual/)).toBeVisible()
    for (const name of ['Try again', 'Back', 'Report'])
      expect(screen.getByRole('button', { name })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Report' }))
    await pass(100)
    expect(at()).toBe('/m/feedback')
  })

  it('without a lottery in its address says so', async () => {
    logIn()
    await show({})
    expect(await screen.findByText('This link does not lead to a lottery')).toBeVisible()
  })
})
