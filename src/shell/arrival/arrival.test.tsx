import { msg } from '@lingui/core/macro'
import { useLocation } from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { platform } from '#testing/platform.ts'
import { setUp } from '#testing/visit.tsx'
import { standAt } from '#testing/standAt.tsx'
import { useArrival } from './useArrival.ts'
import { usePageHead } from './usePageHead.ts'

const animate = vi.fn()

setUp()
beforeEach(() => {
  platform({})
  document.head.innerHTML = '<link rel="canonical" href="/m/home" />'
  vi.spyOn(HTMLElement.prototype, 'animate').mockImplementation(animate)
})

function Frame({ pathname }: { readonly pathname: string }) {
  usePageHead(pathname)
  useArrival()
  return (
    <main id="main" tabIndex={-1}>
      {pathname === '/m/hot' && <h1>Hot</h1>}
      {pathname === '/m/login' && <input aria-label="Username" ref={(field) => field?.focus()} />}
    </main>
  )
}

const swipe = (...xs: number[]) => {
  for (const [step, x] of xs.entries()) {
    const touch = new Event(step === 0 ? 'touchstart' : 'touchmove')
    Object.assign(touch, { touches: [{ clientX: x, clientY: 200 }] })
    document.dispatchEvent(touch)
  }
}

/** Lists messages, or shows the one of the address. */
function Inbox({ pathname }: { readonly pathname: string }) {
  useArrival()
  const id = useLocation({ select: ({ search }) => Object.entries(search).join() })
  return (
    <main id="main" tabIndex={-1}>
      <h1>{id === '' ? pathname : id}</h1>
      {id === '' && <button type="button">Open</button>}
      <button type="button">Settings</button>
    </main>
  )
}

const focusOn = (name: string) => screen.getByRole('button', { name }).focus()

describe('a screen that changes with its search', () => {
  const open = async (focused: string) => {
    const { go } = await standAt({ Frame: Inbox, entries: ['/m/webEmail'] })
    focusOn(focused)
    await act(async () => go('/m/webEmail?id=8'))
  }

  it('gets the focus of a control that has disappeared', async () => {
    await open('Open')
    expect(screen.getByRole('heading', { name: 'id,8' })).toHaveFocus()
  })

  it('does not get it in a browser that does not focus tapped buttons', async () => {
    const { go } = await standAt({ Frame: Inbox, entries: ['/m/webEmail'] })
    await act(async () => go('/m/webEmail?id=8'))
    expect(screen.getByRole('heading', { name: 'id,8' })).not.toHaveFocus()
  })

  it('keeps the focus, and does not fade', async () => {
    animate.mockReset()
    await open('Settings')
    expect(screen.getByRole('button', { name: 'Settings' })).toHaveFocus()
    expect(animate).not.toHaveBeenCalled()
  })
})

it('names the picture that an iPhone shows while the installed app starts', async () => {
  vi.stubGlobal('screen', { width: 390, height: 844 })
  vi.stubGlobal('devicePixelRatio', 3)
  await standAt({ Frame, entries: ['/m/home'], pages: { '/m/home': { layout: 'home' } } })
  expect(document.querySelector('link[rel=apple-touch-startup-image]')).toHaveAttribute(
    'href',
    '/splash/1170x2532.png',
  )
})

describe('a new screen', () => {
  it('sets the document title and the canonical address', async () => {
    const pages = { '/m/hot': { title: msg`Hot games` } }
    await standAt({ Frame, entries: ['/m/home', '/m/hot'], pages })
    expect(document.title).toBe('Hot games – মেলা')
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/m\/hot$/),
    )
  })

  it.each(['/', '/m', '/m/index.html'])(
    'at %s is home, with one canonical address',
    async (path) => {
      await standAt({ Frame, entries: [path], pages: { [path]: { layout: 'home' } } })
      expect(document.title).toBe('মেলা')
      expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
        'href',
        expect.stringMatching(/\/m\/home$/),
      )
    },
  )

  it('focuses its heading, or else its root', async () => {
    await standAt({ Frame, entries: ['/m/home', '/m/hot'] })
    expect(screen.getByRole('heading', { name: 'Hot' })).toHaveFocus()
  })

  it('keeps the focus in a field that has it', async () => {
    await standAt({ Frame, entries: ['/m/home', '/m/login'] })
    expect(screen.getByLabelText('Username')).toHaveFocus()
  })

  it('fades in for 300 ms, but not at the start of a visit', async () => {
    await standAt({ Frame, entries: ['/m/home'] })
    expect(animate).not.toHaveBeenCalled()
    await standAt({ Frame, entries: ['/m/home', '/m/hot'] })
    expect(animate.mock.lastCall?.[1]).toMatchObject({ duration: 300 })
  })

  it('does not fade after a swipe', async () => {
    // So long ago that it brings no page of another test.
    vi.spyOn(performance, 'now').mockReturnValue(-1000)
    const { back } = await standAt({ Frame, entries: ['/m/home', '/m/hot'] })
    animate.mockReset()
    swipe(5, 60, 180)
    await act(async () => back())
    expect(animate).not.toHaveBeenCalled()
  })
})
