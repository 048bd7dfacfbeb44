import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Launch } from '#api/games/launch.ts'
import { Failure } from '#net/failure.ts'
import { embedded, gameOrigin } from './embed.testing.ts'
import { useEmbeddedPlay } from './useEmbeddedPlay.ts'

const launchOf = (ticket: string): Launch => ({
  url: `${gameOrigin}/lantern`,
  ticket,
  expiresAt: 0,
  name: 'Lantern Loot',
})
const launch = vi.fn<() => Promise<Launch>>()
const onMessage = vi.fn<() => void>()
let leave: () => void

afterEach(() => leave())

interface Given {
  readonly hosts?: readonly string[] | undefined
  readonly isFree?: boolean
}

function opened(given: Given = {}) {
  const options = { launch, hosts: ['play.example'], language: 'bn', onMessage, ...given }
  const { frame, ...embed } = embedded()
  const { result, unmount } = renderHook(() => useEmbeddedPlay(options))
  result.current.embed.current = frame
  leave = unmount
  const phase = () => result.current.play.phase
  return { ...embed, result, phase }
}

async function opening(given: Given = {}) {
  launch.mockResolvedValue(launchOf('first'))
  const play = opened(given)
  expect(play.phase()).toBe('launching')
  expect(play.result.current.isEmbedded).toBe(false)
  await waitFor(() => expect(play.phase()).toBe('opening'))
  return play
}

describe('a game', () => {
  it('receives its ticket when it is ready, and is then playing', async () => {
    const { say, heard, result, phase } = await opening()
    expect(result.current.isEmbedded).toBe(true)
    say({ type: 'mela:balance' })
    expect(heard).not.toHaveBeenCalled()
    say({ type: 'mela:ready' })
    expect(heard).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ ticket: 'first', language: 'bn', digits: 'latin', begins: false }),
      gameOrigin,
    )
    say({ type: 'mela:opened' })
    expect(phase()).toBe('playing')
    expect(onMessage).toHaveBeenCalledTimes(3)
  })

  it('starts by itself in free play', async () => {
    const { say, heard } = await opening({ isFree: true })
    say({ type: 'mela:ready' })
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ begins: true }), gameOrigin)
  })

  it('that reloads does not get its ticket again, but a new one on retry', async () => {
    const { say, heard, result, phase } = await opening()
    say({ type: 'mela:ready' })
    say({ type: 'mela:ready' })
    expect(heard).toHaveBeenCalledOnce()
    expect(result.current.play.failure).toEqual({ by: 'embed', code: 'ticket_expired' })
    launch.mockResolvedValue(launchOf('second'))
    act(() => result.current.retry())
    await waitFor(() => expect(phase()).toBe('opening'))
    say({ type: 'mela:ready' })
    expect(heard).toHaveBeenLastCalledWith(
      expect.objectContaining({ ticket: 'second' }),
      gameOrigin,
    )
  })

  it('at an unknown address is not opened', async () => {
    launch.mockResolvedValue({ ...launchOf('first'), url: 'https://else.example/lantern' })
    const { result } = opened()
    await waitFor(() => expect(result.current.play.failure).toEqual({ by: 'address' }))
    expect(result.current.isEmbedded).toBe(false)
  })

  it('waits for the list of known addresses', async () => {
    const { result, phase } = await opening({ hosts: undefined })
    expect(phase()).toBe('opening')
    expect(result.current.isEmbedded).toBe(false)
  })

  it('that is refused says why', async () => {
    const refusal = new Failure('refused', 'game_unavailable')
    launch.mockRejectedValue(refusal)
    const { result } = opened()
    await waitFor(() =>
      expect(result.current.play.failure).toEqual({ by: 'platform', failure: refusal }),
    )
  })

  it('is reported slow after twelve seconds, unless it is playing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { say, result } = await opening()
    await act(() => vi.advanceTimersByTimeAsync(12_000))
    expect(result.current.play.isSlow).toBe(true)
    say({ type: 'mela:opened' })
    expect(result.current.play.isSlow).toBe(false)
  })

  it('that was requested again ignores the answer to the first request', async () => {
    const first = Promise.withResolvers<Launch>()
    const second = Promise.withResolvers<Launch>()
    launch.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise)
    const { result, phase } = opened()
    act(() => result.current.retry())
    await act(async () => first.resolve(launchOf('first')))
    expect(phase()).toBe('launching')
    await act(async () => second.resolve(launchOf('second')))
    expect(result.current.play.launch?.ticket).toBe('second')
  })
})
