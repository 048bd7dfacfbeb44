import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { holdUpdates } from '#device/page/busy.ts'
import { platform } from '#testing/platform.ts'
import { setUp } from '#testing/visit.tsx'
import { Questions } from '#shell/toasts/Toasts.tsx'
import { standAt } from '#testing/standAt.tsx'
import { useLaunches } from './useLaunches.ts'

let launch: ((targetURL?: string) => void) | null = null
let isInstalled = true

setUp()
beforeEach(() => {
  launch = null
  isInstalled = true
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }))
  platform({})
  vi.stubGlobal('performance', {
    now: () => Date.now(),
    getEntriesByType: () => [{ name: `${location.origin}/m/home` }],
  })
  vi.stubGlobal('launchQueue', {
    setConsumer: (take: (launched: object) => void) => {
      launch = (targetURL) => take({ targetURL })
    },
  })
})

function Frame() {
  useLaunches()
  return <Questions />
}
const opened = async (path: string) => {
  const place = await standAt({ Frame, entries: ['/m/hot'] })
  await waitFor(() => expect(launch).not.toBeNull())
  await act(async () => launch?.(path && new URL(path, location.origin).href))
  return place
}

describe('an address that the system passes to the open app', () => {
  it('opens its page', async () => {
    const { href } = await opened('/m/activityDetail?id=3')
    expect(href()).toBe('/m/activityDetail?id=3')
  })

  it('is not the window’s own first address', async () => {
    const { at } = await opened('/m/home')
    expect(at()).toBe('/m/hot')
    await act(async () => launch?.(`${location.origin}/m/activity`))
    expect(at()).toBe('/m/activity')
  })

  it('is ignored when it is the icon’s, which only focuses the app', async () => {
    const { at } = await opened('/m/activity')
    await act(async () => launch?.(`${location.origin}/m/home`))
    expect(at()).toBe('/m/activity')
  })

  it.each(['https://evil.example/m/home', 'javascript:alert(1)', ''])(
    'is on this site or ignored: %j',
    async (address) => {
      const { at } = await opened(address)
      expect(at()).toBe('/m/hot')
    },
  )

  it('is ignored in a browser tab', async () => {
    isInstalled = false
    await standAt({ Frame, entries: ['/m/hot'] })
    await act(() => import('./useLaunches.ts'))
    expect(launch).toBeNull()
  })

  it('asks the player first over a form, a payment or a game', async () => {
    const release = holdUpdates('a form')
    const { at } = await opened('/m/fav')
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
    expect(at()).toBe('/m/hot')
    await act(async () => launch?.(`${location.origin}/m/fav`))
    await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
    expect(at()).toBe('/m/fav')
    release()
  })
})

it('a tapped notification opens its page in the open app, which confirms it', async () => {
  const worker = new EventTarget()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: worker }))
  const { at } = await standAt({ Frame, entries: ['/m/hot'] })
  const postMessage = vi.fn()
  const request = { data: { type: 'open', path: '/m/messages' }, ports: [{ postMessage }] }
  await act(async () => worker.dispatchEvent(Object.assign(new Event('message'), request)))
  expect(at()).toBe('/m/messages')
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('done')
})
