// @vitest-environment jsdom
// (happy-dom parses addresses differently from a browser.)
import { i18n } from '@lingui/core'
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router'
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '../../src/net/query/queryClient.ts'
import { useLinkGate } from '../../src/shell/route/useLinkGate.ts'
import { questionAtom } from '../../src/ui/overlay/confirmation.ts'
import { disguised, forbiddenAddresses, oursAfterAll } from './corpus.ts'

const open = vi.fn<typeof window.open>()
i18n.loadAndActivate({ locale: 'en', messages: {} })

beforeEach(() => {
  document.head.innerHTML = `<script id="merchant" type="application/json">{"merchantCode":"mela01",
    "brand":{"BN":"মেলা","EN":"Mela"},"languages":["BN","EN"],"currencySymbol":"৳","listLanguage":"EN",
    "minAge":18,"regulated":false}</script>`
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('open', open)
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => act(async () => store.get(questionAtom)?.answer(false)))

/**
 * Presses a link to the address; returns whether navigation was prevented, and the current address.
 */
async function press(address: string) {
  function Page() {
    useLinkGate()
    return <a href="/">link</a>
  }
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const routeTree = createRootRoute({ component: Page, notFoundComponent: () => null })
  await act(async () => {
    render(<RouterProvider router={createRouter({ routeTree, history })} />)
  })
  const link = screen.getByText('link')
  link.setAttribute('href', address)
  const click = createEvent.click(link)
  await act(async () => fireEvent(link, click))
  return { isStopped: click.defaultPrevented, at: history.location.href }
}

const isOfTheWeb = (address: string) => {
  const link = document.createElement('a')
  link.href = address
  return /^https?:$/.test(link.protocol)
}

describe('a press on a link', () => {
  it.each(forbiddenAddresses.filter(isOfTheWeb).filter((one) => !one.includes('mela.example')))(
    'to %j goes nowhere',
    async (address) => {
      const { isStopped, at } = await press(address)
      expect({ isStopped, at, asked: store.get(questionAtom) }).toEqual({
        isStopped: true,
        at: '/',
        asked: null,
      })
      expect(open).not.toHaveBeenCalled()
    },
  )

  it.each(disguised)('to %j asks first, and names %s', async (address, host) => {
    const { isStopped, at } = await press(address)
    expect({ isStopped, at }).toEqual({ isStopped: true, at: '/' })
    expect(store.get(questionAtom)?.title).toContain(host)
    expect(open).not.toHaveBeenCalled()
  })

  it.each(oursAfterAll)('to %j stays with us', async (address) => {
    const { isStopped, at } = await press(address)
    expect(isStopped).toBe(true)
    expect(at).toMatch(/^\/[^/\\]/)
    expect(open).not.toHaveBeenCalled()
  })
})
