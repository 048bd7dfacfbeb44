import { i18n } from '@lingui/core'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router'
import { Link } from '#ui/Link.tsx'
import { standAt } from '#shell/testing.tsx'
import { preloadLinks } from './preloadLinks.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

const Links = () => (
  <>
    <Link to="/m/gameLobbyCenter" search={{ gameCategory: 'RNG' }}>
      Slots
    </Link>
    <Link to="/m/help" hash="terms" replace>
      <b>Terms</b>
    </Link>
    <Link to="/m/affiliate" onClick={(event) => event.preventDefault()}>
      Affiliate
    </Link>
  </>
)

const stand = () => standAt({ Frame: Links, entries: ['/m/home', '/m/hot'] })
const click = (name: string, init = {}) =>
  act(async () => fireEvent.click(screen.getByText(name), init))

describe('a link to a page of ours', () => {
  it('has the address that the browser can open by itself', async () => {
    await stand()
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(addresses).toEqual([
      '/m/gameLobbyCenter?gameCategory=RNG',
      '/m/help#terms',
      '/m/affiliate',
    ])
  })

  it('is followed without another load of the page', async () => {
    const { href, back } = await stand()
    await click('Slots')
    expect(href()).toBe('/m/gameLobbyCenter?gameCategory=RNG')
    await act(async () => back())
    expect(href()).toBe('/m/hot')
  })

  it('may take the place of this page', async () => {
    const { href, back } = await stand()
    await click('Terms')
    expect(href()).toBe('/m/help#terms')
    await act(async () => back())
    expect(href()).toBe('/m/home')
  })

  it('is left to whoever does something else with the click', async () => {
    const { href } = await stand()
    await click('Affiliate')
    expect(href()).toBe('/m/hot')
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'is left to the browser with %s',
    async (key) => {
      const { href } = await stand()
      const clicked = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true })
      await act(async () => fireEvent(screen.getByText('Slots'), clicked))
      expect(clicked.defaultPrevented).toBe(false)
      expect(href()).toBe('/m/hot')
    },
  )
})

describe('the page of a link', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => document.body.replaceChildren())

  function watch() {
    document.body.innerHTML = '<a href="/m/help" data-link="push"><b>Help</b></a><i>Words</i>'
    const router: AnyRouter = createRouter({
      routeTree: createRootRoute(),
      history: createMemoryHistory(),
    })
    const preload = vi.spyOn(router, 'preloadRoute').mockResolvedValue(undefined)
    const stop = preloadLinks(router)
    return { preload, stop, at: (name: string) => screen.getByText(name) }
  }

  it('is loaded when a finger comes down on it', () => {
    const { preload, stop, at } = watch()
    fireEvent.touchStart(at('Help'))
    expect(preload).toHaveBeenCalledExactlyOnceWith({ to: undefined, href: '/m/help' })
    stop()
  })

  it.each(['mouseOver', 'focusIn'] as const)('is loaded 50 ms after %s', (intent) => {
    const { preload, stop, at } = watch()
    fireEvent[intent](at('Help'))
    vi.advanceTimersByTime(49)
    expect(preload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(preload).toHaveBeenCalledExactlyOnceWith({ to: undefined, href: '/m/help' })
    stop()
  })

  it('is not loaded for a pointer that passes', () => {
    const { preload, stop, at } = watch()
    fireEvent.mouseOver(at('Help'))
    fireEvent.mouseOver(at('Words'))
    vi.runAllTimers()
    expect(preload).not.toHaveBeenCalled()
    stop()
  })
})
