import { i18n } from '@lingui/core'
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '../../net/query/queryClient.ts'
import { questionAtom } from '../../ui/overlay/confirmation.ts'
import { useLinkGate } from './useLinkGate.ts'

const links = {
  own: '/m/hot?x=1',
  strange: 'https://strange.example/a',
  plain: 'http://strange.example',
  tel: 'tel:+8801',
}

function Page() {
  useLinkGate()
  return Object.entries(links).map(([name, href]) => (
    <a key={name} href={href}>
      {name}
    </a>
  ))
}

const open = vi.fn<typeof window.open>()
i18n.loadAndActivate({ locale: 'en', messages: {} })

beforeEach(() => {
  document.head.innerHTML = `<script id="merchant" type="application/json">{"merchantCode":"mela01",
    "brand":{"BN":"মেলা","EN":"Mela"},"languages":["BN","EN"],"currencySymbol":"৳","listLanguage":"EN",
    "minAge":18,"regulated":false}</script>`
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('open', open)
})

async function show() {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const rootRoute = createRootRoute({ component: Page, notFoundComponent: () => null })
  await act(async () => {
    render(<RouterProvider router={createRouter({ routeTree: rootRoute, history })} />)
  })
  return history
}

const press = (name: string, init = {}) => fireEvent.click(screen.getByText(name), init)

describe('a link written by the platform', () => {
  it('stays in the app when it is ours', async () => {
    const history = await show()
    await act(async () => press('own'))
    expect(history.location.href).toBe('/m/hot?x=1')
    expect(open).not.toHaveBeenCalled()
  })

  it('asks before it leaves for an unknown host, and names it', async () => {
    await show()
    press('strange')
    expect(store.get(questionAtom)?.title).toContain('strange.example')
    expect(open).not.toHaveBeenCalled()
    await act(async () => store.get(questionAtom)?.answer(true))
    expect(open).toHaveBeenCalledWith(links.strange, '_blank', 'noopener,noreferrer')
  })

  it('asks also for a click of the middle button', async () => {
    await show()
    fireEvent(
      screen.getByText('strange'),
      new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }),
    )
    expect(store.get(questionAtom)?.title).toContain('strange.example')
    await act(async () => store.get(questionAtom)?.answer(false))
    expect(open).not.toHaveBeenCalled()
  })

  it.each([
    ['leads nowhere without https', 'plain', false],
    ['of another scheme is left to whoever let it in', 'tel', true],
  ])('%s', async (_, name, isFollowed) => {
    await show()
    expect(press(name)).toBe(isFollowed)
    expect(store.get(questionAtom)).toBeNull()
    expect(open).not.toHaveBeenCalled()
  })
})
